import { mapStrings } from '@shared/texts/map-strings';
import { type AnyText, say } from '@shared/texts/text';
import { lookAlikesIn } from './code/look-alikes';

// Makes deceptive characters visible in names, paths and commands that the user decides on. These characters are
// invisible, change the reading order, or look like others: controls, zero-width characters, direction marks, odd
// blanks, look-alikes of Latin letters.

const names: Readonly<Record<number, string>> = {
  9: '⇥',
  10: '⏎',
  13: '␍',
  27: '␛',
  127: '␡',
  160: '⍽',
};

// Cc, Cf (zero-width, direction, tags), line and paragraph separators, odd blanks, fillers and variation selectors.
const hidden =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u;
const allHidden = new RegExp(hidden, 'gu');

/**
 * The text of `told`, with a visible stand-in for each hidden character and look-alike, e.g. `⏎`, `␛` or `‹U+202E›`.
 * In our own texts it replaces only characters of the inserted values: our blanks, such as the French ones before
 * `:`, are intended. So never pass it a text that is already formatted.
 */
export function visibleText(told: AnyText): string {
  return say(mapStrings(told, inLine));
}

/** Like `visibleText`, for several lines: line breaks stay. */
export function visibleLines(told: AnyText): string {
  return say(mapStrings(told, (text) => visiblePieces(text)(0, text.length, lineBreak)));
}

/** Like `visibleText`, for prose or the contents of a file: letters of every script stay. */
export function visibleProse(told: AnyText): string {
  return say(mapStrings(told, (text) => text.replace(allHidden, standIn)));
}

/** `visibleText` for any part of `text`. The whole text decides about look-alikes. The characters in `kept` stay. */
export function visiblePieces(text: string): (from: number, to: number, kept?: string) => string {
  const alike = lookAlikesIn(text);
  return (from, to, kept = '') =>
    text
      .slice(from, to)
      .replace(special, (character, at: number) =>
        !kept.includes(character) && (hidden.test(character) || alike.has(from + at))
          ? standIn(character)
          : character,
      );
}

/** For `visiblePieces` of several lines. */
export const lineBreak = '\n';

// All characters that may need a stand-in.
const special = /[^\x20-\x7e]/gu;

function inLine(text: string): string {
  return visiblePieces(text)(0, text.length);
}

/** Whether `visibleText` would change the text. */
export function hasHiddenText(text: string): boolean {
  return hidden.test(text) || lookAlikesIn(text).size > 0;
}

function standIn(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return names[code] ?? `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
}
