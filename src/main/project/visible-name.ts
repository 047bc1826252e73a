// Names of files as they are shown: a line end or a change of direction in a name must not pass for something else.

const unseen = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** `name` with control, direction and zero-width characters written out, e.g. `a\u{202e}b`. */
export function visibleName(name: string): string {
  return name.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
