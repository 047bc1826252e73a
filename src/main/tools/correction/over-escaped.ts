import { findExact, type Match, type Search } from './exact';

/** Replaces escape sequences that the model wrote out (`\n`, `\"`) by their characters. */
export function findOverEscaped({ text, oldText, newText }: Search): readonly Match[] {
  const plainOld = unescapeText(oldText);
  if (plainOld === oldText || plainOld === '') return [];
  return findExact({ text, oldText: plainOld, newText: unescapeText(newText) });
}

const characters: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '' };

/** Undoes one level of escaping. */
export function unescapeText(text: string): string {
  return text.replace(/\\([ntr"'`\\])/g, (_sequence, letter: string) => characters[letter] ?? letter);
}
