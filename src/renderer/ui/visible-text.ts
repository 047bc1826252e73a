import { mapStrings } from '@shared/texts/map-strings';
import { type AnyText, say } from '@shared/texts/text';
import { lookAlikesIn } from './code/look-alikes';

// Makes characters visible that a person cannot see, that rearrange what they read, or that pass for others: controls,
// zero-width characters, direction marks, odd blanks, letters that look like Latin ones. For names, paths and commands
// that somebody decides upon.

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
 * The words of `told` with every hidden character and every look-alike replaced by a visible stand-in, e.g. `⏎`, `␛` or
 * `‹U+202E›`. Of a text of ours only what goes into it comes from outside: its own blanks, as French has them before `:`,
 * are meant. Hence never mark a text that is worded already.
 */
export function visibleText(told: AnyText): string {
  return say(mapStrings(told, inLine));
}

/** As `visibleText`, of what may have several lines: their breaks stay. */
export function visibleLines(told: AnyText): string {
  return say(mapStrings(told, (text) => visiblePieces(text)(0, text.length, lineBreak)));
}

/** As `visibleText`, of what is prose or the content of a file: letters of every script stay as they are. */
export function visibleProse(told: AnyText): string {
  return say(mapStrings(told, (text) => text.replace(allHidden, standIn)));
}

/** `visibleText` of any part of `text`, whose look-alikes are told by all of it; of `kept` every character stays. */
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

/** For `visiblePieces` of what has several lines. */
export const lineBreak = '\n';

// All that may have to be replaced.
const special = /[^\x20-\x7e]/gu;

function inLine(text: string): string {
  return visiblePieces(text)(0, text.length);
}

/** Whether `visibleText` would change anything. */
export function hasHiddenText(text: string): boolean {
  return hidden.test(text) || lookAlikesIn(text).size > 0;
}

function standIn(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return names[code] ?? `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
}
