import { isUtf8 } from 'node:buffer';

// Names as text. Git and the disk use bytes; comparisons use latin1 strings with one character per byte. Undo covers
// only names in UTF-8.

export type NameText = {
  readonly path: string;
  /** The name is not UTF-8: the path shows its bytes, and leads to no file. */
  readonly isOdd: boolean;
};

export function nameText(bytes: Buffer): NameText {
  if (isUtf8(bytes)) return { path: String(bytes), isOdd: false };
  const shown = bytes.toString('latin1').replaceAll(/[\x80-\xff]/g, asHex);
  return { path: shown, isOdd: true };
}

function asHex(byte: string): string {
  return `\\x${byte.charCodeAt(0).toString(16)}`;
}
