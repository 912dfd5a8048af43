/** Codes and arguments put into words, through the same Fluent catalogues that Python reads. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { Argument, Name, Say } from "../board/scene";

/** The catalogues that pages need, in every language, each a file of its own that is fetched when it is needed. */
const CATALOGUES = import.meta.glob<string>(
  "../../../src/regalia/locales/*/{board,core,howto,king-*,pages,people,rules,table,web}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

/** What is not translated yet is said in English. */
const DEFAULT_LANGUAGE = "en";

const address = (language: string, topic: string): string => `../../../src/regalia/locales/${language}/${topic}.ftl`;

/** The words of a language, as far as `topics` go: the names of catalogues, such as `board`. */
export async function words(language: string, topics: readonly string[]): Promise<Say> {
  const loaders = topics.map(
    (topic) => CATALOGUES[address(language, topic)] ?? CATALOGUES[address(DEFAULT_LANGUAGE, topic)],
  );
  return speaker(language, await Promise.all(loaders.map((load) => load?.() ?? Promise.resolve(""))));
}

/**
 * A `say` over the texts of catalogues. As in Python, an argument that has words of its own is put into
 * words first: `citizen: "farmer"` becomes those of `citizen-farmer`, and `$citizen-of` its attribute `.of`.
 * A name says itself what it is of; yes, no and nothing are the texts `yes`, `no` and `none`; a list has commas.
 * A code without words stands for itself.
 */
export function speaker(language: string, texts: readonly string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });

  function forms(key: string, value: Argument): [string, FluentVariable][] {
    if (value === null) return [[key, "none"]];
    if (typeof value === "boolean") return [[key, value ? "yes" : "no"]];
    if (typeof value === "number") return [[key, value]];
    if (isList(value)) return [[key, value.map((one) => String(forms(key, one)[0]?.[1])).join(", ")]];
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
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- a missing text: the code is what matters
    if (!pattern) return [code, ...Object.values(args)].join(" ");
    const variables = Object.fromEntries(Object.entries(args).flatMap(([key, value]) => forms(key, value)));
    return bundle.formatPattern(pattern, variables, []);
  };
}

const isList = (value: string | Name | readonly (string | Name)[]): value is readonly (string | Name)[] =>
  Array.isArray(value);
