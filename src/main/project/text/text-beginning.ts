import { createTextDecoder, detectEncoding, type Encoding, encodeText } from './encoding';

// Text beginning, the first lines of a text that is too large to be held whole.

/** `bytes`: how many of the file the text takes. */
export type TextBeginning = Pick<Encoding, 'encoding'> & { readonly text: string; readonly bytes: number };

/**
 * The text without its byte order mark, line ends as they are, up to the last line end in `head`, the file's first
 * bytes. A line that takes half of them or more is cut between two characters. `chosen`: the encoding, by the user.
 */
export function textBeginning(head: Uint8Array, chosen?: string): TextBeginning | 'binary' {
  const encoding = detectEncoding(head, 'start', { chosen });
  if (encoding === 'binary') return 'binary';
  // What is written to a decoder comes back without the character that is cut off at the end.
  const decoded = createTextDecoder(encoding).write(head);
  const end = decoded.lastIndexOf('\n') + 1;
  const text = end > decoded.length / 2 ? decoded.slice(0, end) : decoded;
  const bytes = encodeText(text, encoding);
  return { text, encoding: encoding.encoding, bytes: 'missing' in bytes ? head.length : bytes.length };
}
