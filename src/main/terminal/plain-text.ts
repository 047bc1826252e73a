import { isAscii, isUtf8 } from 'node:buffer';
import { stripVTControlCharacters } from 'node:util';

// Converts a terminal's output to text for the model, piece by piece. It removes terminal codes, even if a piece ends
// inside one.

export type PlainPiece = {
  readonly bytes: Buffer;
  /** In UTF-16 units. */
  readonly length: number;
};

export type PlainText = {
  /** `bytes` are whole characters. Invalid UTF-8 is replaced. */
  push(bytes: Buffer): PlainPiece;
  /** The retained text that could have been the start of a code. */
  end(): PlainPiece;
};

/** An open sequence longer than this, in characters, does not count as a code. */
const longestCode = 4096;

export function createPlainText(): PlainText {
  let held = '';
  return {
    push(bytes) {
      if (held === '' && isPlain(bytes)) return { bytes, length: lengthOf(bytes) };
      const all = held + bytes.toString();
      const cut = openCodeStart(all);
      held = all.slice(cut);
      return pieceOf(strip(all.slice(0, cut)));
    },
    end() {
      const rest = held;
      held = '';
      return pieceOf(strip(rest));
    },
  };
}

/** C1's control sequence introducer, which begins a code as `ESC [` does. */
const introducer = Buffer.from('\u009b');

/** Most output is plain, and this avoids the conversion to text. */
function isPlain(bytes: Buffer): boolean {
  return !(bytes.includes(0x1b) || bytes.includes(0) || bytes.includes(introducer)) && isUtf8(bytes);
}

function lengthOf(bytes: Buffer): number {
  return isAscii(bytes) ? bytes.length : bytes.toString().length;
}

function pieceOf(text: string): PlainPiece {
  return { bytes: Buffer.from(text), length: text.length };
}

function strip(text: string): string {
  const bare = /[\u001b\u009b]/.test(text) ? stripVTControlCharacters(text) : text;
  // Readers would take a text with NUL for binary.
  return bare.includes('\0') ? bare.replaceAll('\0', '\ufffd') : bare;
}

/** The start of an unfinished code; the text's length if there is none. */
function openCodeStart(text: string): number {
  const last = Math.max(text.lastIndexOf('\u001b'), text.lastIndexOf('\u009b'));
  if (last === -1 || text.length - last > longestCode) return text.length;
  const string = Math.max(...[']', 'P', 'X', '^', '_'].map((kind) => text.lastIndexOf(`\u001b${kind}`)));
  const isOpen = string !== -1 && !/\u0007|\u001b\\|\u009c/.test(text.slice(string + 2));
  if (isOpen && text.length - string <= longestCode) return string;
  return /^(?:\u001b|\u001b\[[0-9;:?<=>! "'$*]*|\u009b[0-9;:?<=>! "'$*]*|\u001b[()#%])$/.test(
    text.slice(last),
  )
    ? last
    : text.length;
}
