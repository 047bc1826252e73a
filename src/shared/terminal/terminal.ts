import type { AnyText } from '../texts/text';
import { longestChange, modesAfter, modeText, type TerminalModes } from './terminal-modes';

// Terminals for windows: the user's own shells, and the model's commands.

export type Terminal = {
  readonly id: string;
  /** `shell`: the user's own. `command`: the model's, read-only until it waits for input and the user takes it over. */
  readonly kind: 'shell' | 'command';
  readonly title: string;
  /** For a command: its text. */
  readonly command?: string;
  /** For a command: its call. */
  readonly call: { readonly chatId: string; readonly callId: string } | null;
  readonly startedAt: number;
  readonly state:
    | {
        readonly kind: 'running' /** Reads the terminal and has been silent. */;
        readonly awaitsInput: boolean;
      }
    /** It has ended, but processes that it started continue. */
    | ({ readonly kind: 'lingers' } & ProgramEnd)
    | ({ readonly kind: 'ended' } & ProgramEnd);
  /** The folder at its start, which may differ from the open project. */
  readonly project: { readonly root: string; readonly name: string };
  /** Exit codes besides 0 that mean success for its command, such as the 1 of `grep`. */
  readonly benignExitCodes?: readonly number[];
  /** A command that continues after its call has ended. */
  readonly background: boolean;
  /** Whether a background command continues after the application closes; null if that is impossible. */
  readonly goesOn: boolean | null;
  /** It is paused until a window follows it, because its log or all logs of the project are full. */
  readonly heldBack: boolean;
  /** Started by an application that has ended since, so it cannot accept input. */
  readonly fromBefore: boolean;
  readonly signs: TerminalSigns;
};

export type ProgramEnd = {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why it never ran, or why its end was missed. */
  readonly error?: AnyText | undefined;
  /** The user ended it. */
  readonly stopped?: true;
};

/** Whether a command with this end has failed. Its call and its terminal share this decision. */
export function hasFailed(
  { exitCode, signal, error, stopped }: ProgramEnd,
  benignExitCodes: readonly number[] = [],
): boolean {
  if (stopped) return false;
  if (error !== undefined || signal !== null) return true;
  return exitCode !== null && exitCode !== 0 && !benignExitCodes.includes(exitCode);
}

/** Signals of its program besides its output. */
export type TerminalSigns = {
  /** The program's own title; may be empty. */
  readonly title: string;
  /** How often the bell rang; at most once a second. */
  readonly rings: number;
};

/** The maximum of stored output of a command, in bytes. */
export const logLimit = 256 * 1024 * 1024;

export const noSigns: TerminalSigns = { title: '', rings: 0 };

/** The topic `terminal:<id>`: the end of the output, so that a window can start in the middle. */
export type TerminalState = {
  /** The last output, including ANSI codes, in pieces: `replayText` is the text. */
  readonly replay: readonly string[];
  /** The modes before that output. */
  readonly modes: TerminalModes;
};

export type TerminalEvent = { readonly type: 'output'; readonly text: string };

export const replayLimit = 200_000;

/** The number of characters between two acknowledgements of a window. */
export const acknowledgeEvery = 128 * 1024;

export const emptyTerminal: TerminalState = { replay: [], modes: {} };

/** Limits a flood, without copying its end for each event. */
export function reduceTerminal({ replay, modes }: TerminalState, { text }: TerminalEvent): TerminalState {
  const pieces = joined(replay, text);
  const needed = firstNeeded(pieces);
  if (needed === 0) return { replay: pieces, modes };
  const [dropped, kept] = [pieces.slice(0, needed).join(''), pieces.slice(needed)];
  const next = kept[0]?.slice(0, longestChange) ?? '';
  return { replay: kept, modes: modesAfter(modes, dropped + next, dropped.length) };
}

/** The end of the output, at most 200,000 characters, after the codes for the earlier modes. */
export function replayText({ replay, modes }: TerminalState): string {
  const text = replay.join('');
  const start = text.length <= replayLimit ? 0 : wholeFrom(text, text.length - replayLimit);
  return modeText(modesAfter(modes, text, start)) + text.slice(start);
}

/** The start of a line or a sequence after `cut`, so that half a sequence does not appear as text. */
function wholeFrom(text: string, cut: number): number {
  const ahead = text.slice(cut, cut + 1000);
  const at = ahead.search(/[\n\u001b]/);
  if (at === -1) return cut;
  return cut + at + (ahead[at] === '\n' ? 1 : 0);
}

/** Small pieces are joined up to this length, so that there are only few. */
const pieceLength = 16 * 1024;

function joined(pieces: readonly string[], text: string): readonly string[] {
  const last = pieces.at(-1) ?? '';
  if (last.length + text.length <= pieceLength) return [...pieces.slice(0, -1), last + text];
  const end = Math.max(0, text.length - replayLimit - pieceLength);
  return [...pieces, ...(end > 0 ? [text.slice(0, end)] : []), text.slice(end)];
}

/** The first piece that is needed for the last 200,000 characters. */
function firstNeeded(pieces: readonly string[]): number {
  let surplus = pieces.reduce((sum, piece) => sum + piece.length, 0) - replayLimit;
  let first = 0;
  for (const piece of pieces) {
    if (piece.length > surplus) break;
    surplus -= piece.length;
    first += 1;
  }
  return first;
}
