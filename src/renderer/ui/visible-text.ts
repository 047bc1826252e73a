import { type AnyText, type Param, say } from '@shared/texts/text';

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

/**
 * The words of `told` with every hidden character replaced by a visible stand-in, e.g. `⏎`, `␛` or `‹U+202E›`. Of a text
 * of ours only what goes into it comes from outside: its own blanks, as French has them before `:`, are meant. Hence
 * never `visibleText(say(told))`.
 */
export function visibleText(told: AnyText): string {
  return say(visible(told, inLine));
}

/** As `visibleText`, of what may have several lines: their breaks stay. */
export function visibleLines(told: AnyText): string {
  return say(visible(told, (text) => text.split('\n').map(inLine).join('\n')));
}

type Shown = (text: string) => string;

const inLine: Shown = (text) => text.replace(hidden, standIn);

function visible(told: AnyText, shown: Shown): AnyText {
  if (typeof told === 'string') return shown(told);
  const params = Object.entries(told.params).map(
    ([name, value]) => [name, visibleParam(value, shown)] as const,
  );
  return { key: told.key, params: Object.fromEntries(params) };
}

function visibleParam(value: Param | readonly Param[], shown: Shown): Param | readonly Param[] {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' || 'key' in value) return visible(value, shown);
  return value.map((one) => visibleParam(one, shown) as Param);
}

/** Whether `visibleText` would change anything. */
export function hasHiddenText(text: string): boolean {
  return text.search(hidden) !== -1;
}

function standIn(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return names[code] ?? `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
}
