// Truncation of a text of any length for display.

/**
 * Returns `text` if it is short. Otherwise returns its beginning, the number of characters left out, and its end: about
 * `length` characters (UTF-16) in all. Half of a surrogate pair becomes U+FFFD.
 */
export function cutInMiddle(text: string, length: number): string {
  if (text.length <= length) return text;
  const half = Math.floor(length / 2);
  const [head, tail] = [text.slice(0, half).toWellFormed(), text.slice(-half).toWellFormed()];
  return `${head}[… ${text.length - 2 * half} characters left out …]${tail}`;
}
