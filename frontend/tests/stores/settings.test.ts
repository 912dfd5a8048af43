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

test("the first visit speaks the browser's language, quietly and by the system's light", () => {
  const { values } = new Settings(storage(), ["pl-PL", "ru-RU", "en"]);
  expect(values).toMatchObject({ language: "ru", theme: "system", sound: true, confirm: false, pace: "normal" });
});

test("what is chosen is there at the next visit", () => {
  const store = storage();
  const settings = new Settings(store, ["en"]);
  settings.set("theme", "dark");
  settings.set("levels", { "king-of-the-hill": 5 });
  const next = new Settings(store, ["en"]);
  expect([next.values.theme, next.level("king-of-the-hill"), next.level("king-and-assassins")]).toEqual(["dark", 5, 2]);
});

test.each(["no JSON", '{"theme":"pink","language":"xx","sound":"yes","levels":{"a":"b"}}', "null"])(
  "what makes no sense any more is forgotten: %s",
  (kept) => {
    const { values } = new Settings(storage(kept), ["de"]);
    expect(values).toMatchObject({ language: "de", theme: "system", sound: true, levels: {} });
  },
);

test("style sheets and the server are told", () => {
  const { values } = new Settings(storage(), ["fr"]);
  applySettings({ ...values, theme: "dark", still: true });
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", motion: "less" });
  expect([document.documentElement.lang, document.cookie]).toEqual(["fr", "lang=fr"]);
  applySettings(values);
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
