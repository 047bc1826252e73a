// What stands in a word for text that bash puts there when the command runs. It begins as a pattern does, because it may
// be anything a pattern may be; the characters behind it are in no text that is parsed.

/** In quotes: it is part of exactly one word. */
export const unknownText = '*\u{fdd0}';
/** It may be no word, one, or several. */
export const unknownWords = '*\u{fdd1}';
/** A number that nobody knows yet, as of `$?`. */
export const unknownNumber = '[0-9]*\u{fdd2}';

/** Whether some of it is known only when the command runs. */
export function isUnknown(text: string): boolean {
  return /[\u{fdd0}-\u{fdd2}]/u.test(text);
}

/** Whether it may be an option, a program or a subcommand, as nothing is known of how it begins. */
export function beginsUnknown(text: string): boolean {
  return /^\*[\u{fdd0}\u{fdd1}]/u.test(text);
}

/** Whether it begins so and is surely one word. */
export function isOneUnknown(text: string): boolean {
  return beginsUnknown(text) && !mayBeSeveral(text);
}

/** Whether it may be more or less than one word. */
export function mayBeSeveral(text: string): boolean {
  return text.includes('\u{fdd1}');
}

/** As a person reads it. */
export function shownUnknown(text: string): string {
  return text.replace(/(?:\[0-9\])?\*[\u{fdd0}-\u{fdd2}]/gu, '…');
}
