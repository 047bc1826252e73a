import type { AnyText } from '../texts/text';
import { longestChange, modesAfter, modeText, type TerminalModes } from './terminal-modes';

// Terminals as windows see them: the person's own shells, and the commands the agent runs.

export type Terminal = {
  readonly id: string;
  /** `shell`: the person's own. `command`: the agent's, read-only until it waits for input and is taken over. */
  readonly kind: 'shell' | 'command';
  readonly title: string;
  /** For a command: its text. */
  readonly command?: string;
  /** For a command: the call it belongs to. */
  readonly call: { readonly chatId: string; readonly callId: string } | null;
  readonly startedAt: number;
  readonly state:
    | {
        readonly kind: 'running' /** Reads the terminal and has been silent. */;
        readonly awaitsInput: boolean;
      }
    /** It has ended; what it started goes on. */
    | ({ readonly kind: 'lingers' } & ProgramEnd)
    | ({ readonly kind: 'ended' } & ProgramEnd);
  /** The folder it was started for, which need not be the one that is open. */
  readonly project: { readonly root: string; readonly name: string };
  /** Exit codes besides 0 by which its command does not fail, such as the 1 of `grep`; absent: none. */
  readonly benignExitCodes?: readonly number[];
  /** A command that goes on after its call has ended. */
  readonly background: boolean;
  /** Whether a command in the background goes on when the application closes; null where that cannot be had. */
  readonly goesOn: boolean | null;
  /** It waits because its log, or those of the project together, are full and nobody watches. */
  readonly heldBack: boolean;
  /** Started by an application that has ended since: nothing can be typed into it. */
  readonly fromBefore: boolean;
  readonly signs: TerminalSigns;
};

export type ProgramEnd = {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why it never ran, or how its end was missed. */
  readonly error?: AnyText | undefined;
  /** The person ended it. */
  readonly stopped?: true;
};

/** Whether a command that ended so failed. One truth for its call and its terminal. */
export function hasFailed(
  { exitCode, signal, error, stopped }: ProgramEnd,
  benignExitCodes: readonly number[] = [],
): boolean {
  if (stopped) return false;
  if (error !== undefined || signal !== null) return true;
  return exitCode !== null && exitCode !== 0 && !benignExitCodes.includes(exitCode);
}

/** What its program says besides its output. */
export type TerminalSigns = {
  /** What it calls itself; empty when it does not. */
  readonly title: string;
  /** How often the bell rang; once a second at most. */
  readonly rings: number;
};

/** Bytes of what a command prints that are kept. */
export const logLimit = 256 * 1024 * 1024;

export const noSigns: TerminalSigns = { title: '', rings: 0 };

/** The topic `terminal:<id>`: the end of what was printed, so that a window can start in the middle. */
export type TerminalState = {
  /** What was printed last, ANSI codes included, in pieces: `replayText` is the text. */
  readonly replay: readonly string[];
  /** What was switched on before that. */
  readonly modes: TerminalModes;
};

export type TerminalEvent = { readonly type: 'output'; readonly text: string };

export const replayLimit = 200_000;

/** A window may lag this many characters behind before the terminal is held back for it. */
export const acknowledgeEvery = 128 * 1024;

export const emptyTerminal: TerminalState = { replay: [], modes: {} };

/** A flood is bounded without copying its end for each event. */
export function reduceTerminal({ replay, modes }: TerminalState, { text }: TerminalEvent): TerminalState {
  const pieces = joined(replay, text);
  const needed = firstNeeded(pieces);
  if (needed === 0) return { replay: pieces, modes };
  const [dropped, kept] = [pieces.slice(0, needed).join(''), pieces.slice(needed)];
  const next = kept[0]?.slice(0, longestChange) ?? '';
  return { replay: kept, modes: modesAfter(modes, dropped + next, dropped.length) };
}

/** The end of what was printed, at most 200,000 characters, after what switches on what was on before. */
export function replayText({ replay, modes }: TerminalState): string {
  const text = replay.join('');
  const start = text.length <= replayLimit ? 0 : wholeFrom(text, text.length - replayLimit);
  return modeText(modesAfter(modes, text, start)) + text.slice(start);
}

/** Where after `cut` a line or a sequence begins, so that no half of one is shown as text. */
function wholeFrom(text: string, cut: number): number {
  const ahead = text.slice(cut, cut + 1000);
  const at = ahead.search(/[\n\u001b]/);
  if (at === -1) return cut;
  return cut + at + (ahead[at] === '\n' ? 1 : 0);
}

/** Small pieces are joined to this length, so that there are never many. */
const pieceLength = 16 * 1024;

function joined(pieces: readonly string[], text: string): readonly string[] {
  const last = pieces.at(-1) ?? '';
  if (last.length + text.length <= pieceLength) return [...pieces.slice(0, -1), last + text];
  const end = Math.max(0, text.length - replayLimit - pieceLength);
  return [...pieces, ...(end > 0 ? [text.slice(0, end)] : []), text.slice(end)];
}

/** The first of the pieces that is needed for the last 200,000 characters. */
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
