// @vitest-environment jsdom
import "../setup";
import { expect, test } from "vitest";
import { applySettings, Settings } from "../../src/stores/settings.svelte";

function storage(kept: string | null = null): {
  kept: string | null;
  getItem(): string | null;
  setItem(key: string, text: string): void;
} {
  return {
    kept,
    getItem() {
      return this.kept;
    },
    setItem(_, text) {
      this.kept = text;
    },
  };
}

test("defaults follow the browser's language and the system's theme", () => {
  const { values } = new Settings(storage(), ["pl-PL", "ru-RU", "en"]);
  expect(values).toMatchObject({ language: "ru", theme: "system", sound: true, confirm: false, pace: "normal" });
});

test("settings are stored", () => {
  const store = storage();
  const settings = new Settings(store, ["en"]);
  settings.set("theme", "dark");
  settings.set("levels", { "king-of-the-hill": 5 });
  const next = new Settings(store, ["en"]);
  expect([next.values.theme, next.level("king-of-the-hill"), next.level("king-and-assassins")]).toEqual(["dark", 5, 1]);
});

test.each(["no JSON", '{"theme":"pink","language":"xx","sound":"yes","levels":{"a":"b"}}', "null"])(
  "an invalid stored value is ignored: %s",
  (kept) => {
    const { values } = new Settings(storage(kept), ["de"]);
    expect(values).toMatchObject({ language: "de", theme: "system", sound: true, levels: {} });
  },
);

test("settings are applied to the document and a cookie", () => {
  const { values } = new Settings(storage(), ["fr"]);
  applySettings({ ...values, theme: "dark", still: true });
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", motion: "less" });
  expect([document.documentElement.lang, document.cookie]).toEqual(["fr", "lang=fr"]);
  applySettings(values);
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
