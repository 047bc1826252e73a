// Truncation: what is shown of a text that may be of any length.

/**
 * `text`, or its beginning and its end around how much is left out, about `length` characters (UTF-16) in all. Half
 * of a surrogate pair becomes U+FFFD.
 */
export function cutInMiddle(text: string, length: number): string {
  if (text.length <= length) return text;
  const half = Math.floor(length / 2);
  const [head, tail] = [text.slice(0, half).toWellFormed(), text.slice(-half).toWellFormed()];
  return `${head}[… ${text.length - 2 * half} characters left out …]${tail}`;
}
