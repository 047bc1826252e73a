// A mention during typing: `@` and the beginning of a name, with or without the brace, or of a resource's address.
// Pure.

export type TypedMention = {
  /** The position of its `@`. */
  readonly from: number;
  /** The text after it. */
  readonly typed: string;
};

/** The mention that ends at the caret, or null. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const found = /(^|\s)@(\{[A-Za-z0-9_-]{0,64}|[^\s{}]{0,2000})$/.exec(text.slice(0, caret));
  if (!found) return null;
  return { from: found.index + (found[1]?.length ?? 0), typed: found[2] ?? '' };
}

/** The text with `mention` in its place, and the new caret position. `isWhole` adds a blank after it. */
export function completed(
  text: string,
  { from, caret, ...mention }: Completion,
): { readonly text: string; readonly caret: number } {
  const isBraced = text[from + 1] === '{';
  const rest = isBraced ? text.slice(caret).replace(/^\}/, '') : text.slice(caret);
  const blank = mention.isWhole && !/^\s/.test(rest) ? ' ' : '';
  const before = `${text.slice(0, from)}${mention.text}${blank}`;
  return { text: before + rest, caret: before.length };
}

type Completion = {
  readonly from: number;
  readonly caret: number;
  readonly text: string;
  readonly isWhole: boolean;
};
