// Text of a message, by what is to be looked at for it. Pure, and cheap: it is asked with every key.

/** In characters; less never fills a context by itself. */
const long = 4000;

/** Whether anything of the text may have to be shown over it: what it names, or that it is too much. */
export function mayHaveContext(text: string): boolean {
  return text.length > long || /(?<!\S)@[^\s{]|@\{[\w-]/.test(text);
}

/** Estimated as main does. */
export function tokensOfText(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 4);
}
