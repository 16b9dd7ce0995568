"""`python -m antiqua` is the command `antiqua`."""

import sys

from antiqua.cli import main

sys.exit(main())
