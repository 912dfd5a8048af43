"""Reads QR codes on the screen, as the camera of a phone does."""

from __future__ import annotations

from base64 import b64encode

import zxingcpp
from playwright.sync_api import Locator

# Runs in the browser: the size of a picture, and the lightness of each pixel.
PIXELS = """async (_, picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  pen.drawImage(bitmap, 0, 0);
  const { data, width, height } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  return [height, width, [...data].filter((_, i) => i % 4 === 1)];
}"""


def read_codes(locator: Locator) -> list[str]:
    """The texts of the QR codes in an element. Light codes on a dark ground are not read, as most phones do not."""
    picture = b64encode(locator.screenshot()).decode()
    height, width, pixels = locator.evaluate(PIXELS, picture)
    image = memoryview(bytes(pixels)).cast("B", (height, width))
    return [code.text for code in zxingcpp.read_barcodes(image, try_invert=False)]
