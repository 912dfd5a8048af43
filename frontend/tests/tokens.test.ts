import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("src/styles/tokens.css", "utf8");
const parts = { light: css.slice(0, css.indexOf("@media")), dark: css.slice(css.indexOf(':root[data-theme="dark"]')) };
const read = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name!, value!]));
const light = read(parts.light);
const themes = { light, dark: new Map([...light, ...read(parts.dark)]) };

function luminance(colour: string): number {
  const digits =
    colour.length === 4 ? [...colour.slice(1)].map((one) => one + one) : (colour.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits
    .map((two) => parseInt(two, 16) / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const TEXT = [
  ["text", "page"],
  ["text", "card"],
  ["muted", "page"],
  ["muted", "card"],
  ["accent", "page"],
  ["accent", "card"],
  ["on-accent", "accent"],
  ["frame-text", "frame"],
  ["cream", "royal"],
  ["cream", "crimson"],
] as const;
const SHAPES = [
  ["rule-strong", "page"],
  ["rule-strong", "card"],
  ["focus", "page"],
  ["focus", "card"],
  ["street", "tile"],
  ["line", "cream"],
] as const;

for (const [theme, colours] of Object.entries(themes)) {
  test.each(TEXT)(`in the ${theme} %s can be read on %s (4.5 : 1)`, (front, back) => {
    expect(contrast(colours.get(front)!, colours.get(back)!)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SHAPES)(`in the ${theme} %s stands out from %s`, (front, back) => {
    expect(contrast(colours.get(front)!, colours.get(back)!)).toBeGreaterThanOrEqual(front === "street" ? 1.5 : 3);
  });
}

test("the dark theme is the same by system and by setting", () => {
  const asked = read(css.slice(css.indexOf("@media"), css.indexOf(':root[data-theme="dark"]')));
  expect([...asked]).toEqual([...read(parts.dark)]);
});
