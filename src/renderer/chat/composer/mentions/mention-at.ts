import { mentionOf } from '@shared/tool-groups';

// Mention of a tool or group as it is typed: `@` and the beginning of a name, with or without the brace. Pure.

export type TypedMention = {
  /** Where its `@` stands. */
  readonly from: number;
  /** As much of the name as there is. */
  readonly typed: string;
};

/** The one that ends at the caret, or null. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const found = /(^|\s)@\{?([A-Za-z0-9_-]{0,64})$/.exec(text.slice(0, caret));
  if (!found) return null;
  return { from: found.index + (found[1]?.length ?? 0), typed: found[2] ?? '' };
}

/** The text with the whole mention in its place, and where the caret is then. */
export function completed(
  text: string,
  { from, caret, name }: { readonly from: number; readonly caret: number; readonly name: string },
): { readonly text: string; readonly caret: number } {
  const rest = text.slice(caret).replace(/^\}/, '');
  const before = `${text.slice(0, from)}${mentionOf(name)}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: before + rest, caret: before.length };
}

export type MentionOption = { readonly name: string; readonly isGroup: boolean; readonly hint: string };

const mostShown = 8;

/** Those that begin so first, then those that have it somewhere. */
export function matchingOptions(options: readonly MentionOption[], typed: string): readonly MentionOption[] {
  const wanted = typed.toLowerCase();
  const rank = ({ name }: MentionOption) => {
    const at = name.toLowerCase().indexOf(wanted);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  return options
    .filter((option) => rank(option) < 2)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostShown);
}
