/** The help of a game: illustrated screens, and the numbers of its rules. */

import type { Component } from "svelte";

export interface GameHelp {
  /** The ids of the screens. Their texts are `howto-GAME-ID-title` and `howto-GAME-ID`. */
  readonly steps: readonly string[];
  /** The picture of a screen: pieces on their terrain, and cards. */
  readonly Picture: Component<{ step: string }>;
  /** The rules by section, as in docs/rules. */
  readonly sections: readonly RuleSection[];
  /** Rules that the printed rulebook leaves open; docs/rules gives the reasons. */
  readonly rulings: ReadonlySet<string>;
}

export interface RuleSection {
  /** Such as XY-8. */
  readonly id: string;
  /** Such as XY-8.2; also the anchors of the rules on the page. */
  readonly rules: readonly string[];
}

/** The sections of rules that are numbered with a prefix, from the number of rules in each. */
export function ruleSections(prefix: string, ...counts: readonly number[]): RuleSection[] {
  return counts.map((count, i) => {
    const id = `${prefix}-${i + 1}`;
    return { id, rules: Array.from({ length: count }, (_, j) => `${id}.${j + 1}`) };
  });
}

/** Rules by section: XY-8.2 is in the section XY-8, and XY-8 in XY. */
export function groupRules(rules: readonly string[]): RuleSection[] {
  const sections = new Map<string, string[]>();
  for (const rule of rules) {
    const id = rule.replace(/[.-]\d+$/, "");
    sections.set(id, [...(sections.get(id) ?? []), rule]);
  }
  return [...sections].map(([id, rules]) => ({ id, rules }));
}

/** A rule number as part of a message id, which has no dots. */
export const codeOf = (rule: string): string => rule.replace(".", "-");
