import type { TerminalSigns } from '@shared/terminal/terminal';

// Parses the title and the bell that a program sends besides its output. The main process does this, because windows do
// not follow hidden terminals.

/** The signs after `text`; `before` itself if they are unchanged. */
export type TitleAndBellParser = (text: string, before: TerminalSigns) => TerminalSigns;

// A bell; a command to the window (OSC), which a bell may end; other strings, in which a bell is meaningless.
const sequences =
  /\u0007|\u001b\]([^\u0007\u001b\u0018\u001a]*)(?:\u0007|\u001b\\)|\u001b[P_^X][^\u001b\u0018\u001a]*\u001b\\/g;
const open = /\u001b(?:[\]P_^X][^\u0007\u001b\u0018\u001a]*)?$/;
/** An open sequence longer than this, in characters, is dropped. */
const longestOpen = 4096;
const longestTitle = 200;
/** A second bell within this time counts as the same one. */
const bellMs = 1000;

/** The parser of one terminal. It gets all output in order. */
export function createTitleAndBellParser(now: () => number): TitleAndBellParser {
  let held = '';
  let rangAt = 0;
  return (text, before) => {
    if (held === '' && !/[\u0007\u001b]/.test(text)) return before;
    const all = held + text;
    held = open.exec(all.slice(-longestOpen))?.[0] ?? '';
    const found = [...all.slice(0, all.length - held.length).matchAll(sequences)];
    const title = found.flatMap(([, command]) => titleOf(command)).at(-1) ?? before.title;
    const rings = found.some(([sequence]) => sequence === '\u0007') && now() - rangAt >= bellMs;
    if (rings) rangAt = now();
    return rings || title !== before.title ? { title, rings: before.rings + (rings ? 1 : 0) } : before;
  };
}

/** OSC 0 names the window and its icon, OSC 2 the window. */
function titleOf(command: string | undefined): readonly string[] {
  return command?.startsWith('0;') || command?.startsWith('2;') ? [command.slice(2, 2 + longestTitle)] : [];
}
