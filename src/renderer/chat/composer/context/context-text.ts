// Decides what to look up for the text of a message. Pure and fast, because it runs after each key.

/** In characters; a shorter text always fits into a context window. */
const long = 4000;

/** Whether the text may need chips or warnings: for its mentions, or for its length. */
export function mayHaveContext(text: string): boolean {
  return text.length > long || /(?<!\S)@[^\s{]|@\{[\w-]/.test(text);
}

/** The same estimate as in the main process. */
export function tokensOfText(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 4);
}
