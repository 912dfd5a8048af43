/** Translates message ids with the Fluent catalogues that the Python package uses, too. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import loaders from "virtual:catalogues";
import { chunks } from "../chunks.svelte";

/** A term with its own message: `{ kind: "citizen", id: "farmer" }` is translated by the message `citizen-farmer`. */
export interface Name {
  readonly kind: string;
  readonly id: string;
}

/** An argument of a message. A string is looked up as a Name whose kind is the argument's key, as in Python. */
export type Argument = string | number | boolean | null | Name | readonly (string | Name)[];

/** Translates a message id with its arguments. */
export type Translate = (code: string, args?: Readonly<Record<string, Argument>>) => string;

/** The namespaces of a game's texts: `GAME/board`. */
export const gameNamespaces = (game: string, ...names: readonly string[]): string[] =>
  names.map((name) => `${game}/${name}`);

/** Loads the texts of a namespace that is not in the bundle, in a language. */
export type LoadTexts = (language: string) => Promise<string>;
const added = new Map<string, LoadTexts>();

/** Adds a namespace that is not in the bundle, such as the texts of an installed game. It is loaded on demand. */
export function addNamespace(namespace: string, load: LoadTexts): void {
  const loaded = new Map<string, Promise<string>>();
  added.set(namespace, (language) => {
    const texts = loaded.get(language) ?? load(language);
    loaded.set(language, texts);
    texts.catch(() => loaded.delete(language)); // the next call tries again
    return texts;
  });
}

/** Loads the texts of some namespaces in a language. A namespace that does not exist has no texts. */
export async function loadTranslator(language: string, namespaces: readonly string[]): Promise<Translate> {
  const load = async (namespace: string): Promise<string> => {
    const bundled = loaders[`${language}/${namespace}`];
    return added.get(namespace)?.(language) ?? (bundled ? (await chunks.load(bundled)).default : "");
  };
  return createTranslator(language, await Promise.all(namespaces.map(load)));
}

/**
 * Creates a translator from the texts of catalogues. As in Python, an argument that has a message of its own is
 * translated first: `citizen: "farmer"` becomes the text of `citizen-farmer`, and `$citizen-of` its attribute `.of`. A
 * form that the argument does not have is its text: games need not have the grammatical cases of every language.
 * Booleans and null become the texts `yes`, `no` and `none`; lists are joined with commas. An unknown id is returned
 * with its arguments.
 */
export function createTranslator(language: string, texts: readonly string[]): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const forms = formVariables(texts);
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });

  function variables(key: string, value: Argument): [string, FluentVariable][] {
    if (value === null) return [[key, "none"]];
    if (typeof value === "boolean") return [[key, value ? "yes" : "no"]];
    if (typeof value === "number") return [[key, value]];
    if (isList(value)) return [[key, value.map((one) => String(variables(key, one)[0]?.[1])).join(", ")]];
    const { kind, id } = typeof value === "string" ? { kind: key, id: value } : value;
    const message = bundle.getMessage(`${kind}-${id}`.replaceAll(".", "-"));
    if (!message?.value) return [[key, id]];
    const attributes = Object.entries(message.attributes).map(([form, pattern]) => [
      `${key}-${form}`,
      bundle.formatPattern(pattern),
    ]);
    return [[key, bundle.formatPattern(message.value)], ...(attributes as [string, string][])];
  }

  return (code, args = {}) => {
    const pattern = bundle.getMessage(code)?.value;
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- a missing text: the id is what matters
    if (!pattern) return [code, ...Object.values(args)].join(" ");
    const values = Object.fromEntries(Object.entries(args).flatMap(([key, value]) => variables(key, value)));
    for (const key of Object.keys(args)) for (const form of forms.get(key) ?? []) values[form] ??= values[key] ?? "";
    return bundle.formatPattern(pattern, values, []);
  };
}

/** The text of a message without arguments; null if there is none. */
export function textOrNull(t: Translate, code: string): string | null {
  const text = t(code);
  return text === code ? null : text;
}

/** An id as a text, for what has no message: `piece-moved` becomes `Piece moved`. */
export function readable(id: string): string {
  const words = id.replaceAll(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The variables of texts for the forms of an argument, by the argument: `$seat-acc` and `$seat-of` for `seat`. */
function formVariables(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const text of texts)
    for (const [, argument = "", form = ""] of text.matchAll(/\$([a-z]\w*)-(\w+)/g))
      found.set(argument, (found.get(argument) ?? new Set()).add(`${argument}-${form}`));
  return new Map([...found].map(([argument, names]) => [argument, [...names]]));
}

const isList = (value: string | Name | readonly (string | Name)[]): value is readonly (string | Name)[] =>
  Array.isArray(value);
