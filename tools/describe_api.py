"""Writes the OpenAPI document of the server to a file, for the page's types.

python tools/describe_api.py build/openapi.json
"""

import json
import sys
from pathlib import Path

from antiqua.server import openapi
from antiqua.server.app import ROUTES

target = Path(sys.argv[1])
target.parent.mkdir(parents=True, exist_ok=True)
target.write_text(json.dumps(openapi.document(ROUTES), indent=1) + "\n", encoding="utf-8")
