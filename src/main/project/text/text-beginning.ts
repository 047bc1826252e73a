import { createTextDecoder, detectEncoding, type Encoding, encodeText } from './encoding';

// Text beginning: the first lines of a text that is too large for memory.

/** `bytes`: length of the text in the file. */
export type TextBeginning = Pick<Encoding, 'encoding'> & { readonly text: string; readonly bytes: number };

/**
 * The text up to the last line end in `head`, the first bytes of the file. It has its own line ends and no byte order
 * mark. A line that takes half of `head` or more is cut between two characters. `chosen`: the encoding that the user
 * chose.
 */
export function textBeginning(head: Uint8Array, chosen?: string): TextBeginning | 'binary' {
  const encoding = detectEncoding(head, 'start', { chosen });
  if (encoding === 'binary') return 'binary';
  // The decoder returns the text without the incomplete character at the end.
  const decoded = createTextDecoder(encoding).write(head);
  const end = decoded.lastIndexOf('\n') + 1;
  const text = end > decoded.length / 2 ? decoded.slice(0, end) : decoded;
  const bytes = encodeText(text, encoding);
  return { text, encoding: encoding.encoding, bytes: 'missing' in bytes ? head.length : bytes.length };
}
