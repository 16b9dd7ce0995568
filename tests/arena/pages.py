"""Reading the pages that reports are."""

from html.parser import HTMLParser
from xml.etree import ElementTree


def parsed(text: str) -> ElementTree.Element:
    """As XML; a browser's parser must find every tag closed too."""

    class Closed(HTMLParser):
        def __init__(self) -> None:
            super().__init__()
            self.open: list[str] = []

        def handle_starttag(self, tag: str, attrs: object) -> None:
            self.open.append(tag)

        def handle_startendtag(self, tag: str, attrs: object) -> None:
            pass

        def handle_endtag(self, tag: str) -> None:
            assert self.open.pop() == tag

    assert text.startswith("<!DOCTYPE html>\n")
    closed = Closed()
    closed.feed(text)
    closed.close()
    assert closed.open == []
    return ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
