import type { IParser } from '@xterm/xterm';

// Control sequences that reach out of the terminal, or make it send text that nobody typed. xterm parses them without
// any effect.

/** Clipboard, notifications, files and similar, and questions about titles and settings. */
const commandsToTheWindow = [1, 7, 9, 50, 51, 52, 99, 133, 633, 777, 1337];

/** Questions that a terminal answers, and colours that it would apply: programs in the user's own shell need them. */
const paletteChanges = [4, 5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 104, 105, 110, 111, 112];
const questions = [
  { final: 'c' },
  { prefix: '>', final: 'c' },
  { prefix: '=', final: 'c' },
  { final: 'n' },
  { prefix: '?', final: 'n' },
  { intermediates: '$', final: 'p' },
  { prefix: '?', intermediates: '$', final: 'p' },
];

/** For every terminal. */
export function silence(parser: IParser): void {
  for (const number of commandsToTheWindow) parser.registerOscHandler(number, swallow);
  parser.registerCsiHandler({ final: 't' }, swallow);
  // DECRQSS and XTGETTCAP: their answers contain text that the output chose.
  parser.registerDcsHandler({ intermediates: '$', final: 'q' }, swallow);
  parser.registerDcsHandler({ intermediates: '+', final: 'q' }, swallow);
}

/** Also for the agent's commands: their output is only shown. */
export function silenceReplies(parser: IParser): void {
  for (const number of paletteChanges) parser.registerOscHandler(number, swallow);
  for (const question of questions) parser.registerCsiHandler(question, swallow);
}

function swallow(): boolean {
  return true;
}
