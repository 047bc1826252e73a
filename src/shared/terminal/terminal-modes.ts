// Modes that a program has switched on in its terminal: the alternate screen, mouse reports, bracketed paste. A replay
// that begins in the middle of the output needs them. Pure.

/** By number of the private mode (DECSET): its last state. */
export type TerminalModes = Readonly<Record<string, boolean>>;

/** Modes that affect later output. The alternate screen comes first, because it has its own cursor. */
const kept = [47, 1047, 1049, 1, 7, 9, 25, 66, 1000, 1002, 1003, 1004, 1006, 1016, 2004];

// Private modes, a soft reset, a full reset.
const changes = /\u001b(?:\[\?([\d;]{1,60})([hl])|\[!p|c)/g;
/** Maximum length of such a sequence. */
export const longestChange = 64;

/** The modes after `text`. Counts only sequences that begin before `until`. */
export function modesAfter(modes: TerminalModes, text: string, until = text.length): TerminalModes {
  if (!text.includes('\u001b')) return modes;
  let next = modes;
  for (const [all, numbers = '', letter] of allBefore(text, until)) {
    if (all === '\u001bc' || all === '\u001b[!p') next = {};
    else next = { ...next, ...switched(numbers, letter === 'h') };
  }
  return next;
}

/** The codes that set these modes in a terminal. */
export function modeText(modes: TerminalModes): string {
  return kept
    .flatMap((mode) => (mode in modes ? [`\u001b[?${mode}${modes[mode] ? 'h' : 'l'}`] : []))
    .join('');
}

function allBefore(text: string, until: number): readonly RegExpExecArray[] {
  return [...text.matchAll(changes)].filter(({ index }) => index < until);
}

function switched(numbers: string, on: boolean): TerminalModes {
  const modes = numbers.split(';').filter((number) => kept.includes(Number(number)));
  return Object.fromEntries(modes.map((mode) => [Number(mode), on]));
}
