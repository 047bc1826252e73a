// Placeholders in a word for text that bash inserts when the command runs. They begin like a pattern, because they may
// be anything that a pattern may match. Their other characters occur in no text that is parsed.

/** In quotes: exactly one word. */
export const unknownText = '*\u{fdd0}';
/** No word, one, or several. */
export const unknownWords = '*\u{fdd1}';
/** A number, such as `$?`. */
export const unknownNumber = '[0-9]*\u{fdd2}';

/** Whether some of it is known only when the command runs. */
export function isUnknown(text: string): boolean {
  return /[\u{fdd0}-\u{fdd2}]/u.test(text);
}

/** Whether the word may be an option, a program or a subcommand, because its beginning is unknown. */
export function beginsUnknown(text: string): boolean {
  return /^\*[\u{fdd0}\u{fdd1}]/u.test(text);
}

/** Whether the beginning is unknown, and it is surely one word. */
export function isOneUnknown(text: string): boolean {
  return beginsUnknown(text) && !mayBeSeveral(text);
}

/** Whether it may be more or less than one word. */
export function mayBeSeveral(text: string): boolean {
  return text.includes('\u{fdd1}');
}

/** The text for the user. */
export function shownUnknown(text: string): string {
  return text.replace(/(?:\[0-9\])?\*[\u{fdd0}-\u{fdd2}]/gu, '…');
}
