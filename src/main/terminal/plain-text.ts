import { stripVTControlCharacters } from 'node:util';

// A terminal's output → text for the model, piece by piece: terminal codes gone even where a piece ends inside one.

export type PlainText = {
  push(text: string): string;
  /** What was held back because it could have been the beginning of a code. */
  end(): string;
};

/** No code that is still open after so many characters is one. */
const longestCode = 4096;

export function createPlainText(): PlainText {
  let held = '';
  return {
    push(text) {
      const all = held + text;
      const cut = openCodeStart(all);
      held = all.slice(cut);
      return strip(all.slice(0, cut));
    },
    end() {
      const rest = held;
      held = '';
      return strip(rest);
    },
  };
}

function strip(text: string): string {
  const bare = /[\u001b\u009b]/.test(text) ? stripVTControlCharacters(text) : text;
  // A text with NUL in it would pass for binary wherever it is read.
  return bare.includes('\0') ? bare.replaceAll('\0', '\ufffd') : bare;
}

/** Where a code begins that the text does not end; the text's length when none does. */
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
