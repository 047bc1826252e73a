import { type AnyText, say } from '@shared/texts/text';

// Makes characters visible that a person cannot see or that rearrange what they read: controls, zero-width
// characters, direction marks, odd blanks. For names, paths and commands that somebody decides upon.

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
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;

/** The words of `told` with every hidden character replaced by a visible stand-in, e.g. `⏎`, `␛` or `‹U+202E›`. */
export function visibleText(told: AnyText): string {
  return say(told).replace(hidden, standIn);
}

/** Whether `visibleText` would change anything. */
export function hasHiddenText(text: string): boolean {
  return text.search(hidden) !== -1;
}

function standIn(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return names[code] ?? `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
}
