import { isUtf8 } from 'node:buffer';

// Names as text. Git and the disk have bytes; inside a comparison they are held as latin1, one character a byte.

export type NameText = {
  readonly path: string;
  /** It is no UTF-8: the path shows its bytes, and no file is found by it. */
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
