import { cutInMiddle } from './cut-in-middle';

// Escaped file names for display: a line end or a change of direction in a name must not mislead the user.

// Controls, format characters (direction, zero-width, tags), line and paragraph separators.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** `name` with control, direction and zero-width characters written out, e.g. `a\u{202e}b`. */
export function visibleName(name: string): string {
  return name.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** A path for a message, as the caller passed it. Cut only at a length that no system accepts. */
export function shownPath(given: string): string {
  return cutInMiddle(given, longestShown);
}

const longestShown = 4_096;
