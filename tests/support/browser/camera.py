"""A phone's camera: what it reads from a picture of something on the screen."""

from __future__ import annotations

from base64 import b64encode

import zxingcpp
from playwright.sync_api import Locator

# The browser takes a picture apart: how many rows and columns it has, and how light each pixel is.
PIXELS = """async (_, picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  pen.drawImage(bitmap, 0, 0);
  const { data, width, height } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  return [height, width, [...data].filter((_, i) => i % 4 === 1)];
}"""


def read_codes(locator: Locator) -> list[str]:
    """What the codes say that are seen there; light ones on a dark ground are not read, as by most phones."""
    picture = b64encode(locator.screenshot()).decode()
    height, width, pixels = locator.evaluate(PIXELS, picture)
    image = memoryview(bytes(pixels)).cast("B", (height, width))
    return [code.text for code in zxingcpp.read_barcodes(image, try_invert=False)]
