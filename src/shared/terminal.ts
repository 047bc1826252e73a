// Terminals as windows see them: the person's own shells, and the commands the agent runs.

export type Terminal = {
  readonly id: string;
  /** `shell`: the person's own. `command`: the agent's, read-only until it waits for input and is taken over. */
  readonly kind: 'shell' | 'command';
  readonly title: string;
  /** For a command: the call it belongs to. */
  readonly call: { readonly chatId: string; readonly callId: string } | null;
  readonly startedAt: number;
  readonly state:
    | {
        readonly kind: 'running' /** Reads the terminal and has been silent. */;
        readonly awaitsInput: boolean;
      }
    | { readonly kind: 'ended'; readonly exitCode: number | null; readonly signal: string | null };
  /** A command that goes on after its call has ended. */
  readonly background: boolean;
};

/** The topic `terminal:<id>`: the end of what was printed, so that a window can start in the middle. */
export type TerminalState = {
  /** Characters printed in all. */
  readonly offset: number;
  /** The last of them, ANSI codes included; at most 200,000. */
  readonly replay: string;
};

export type TerminalEvent = { readonly type: 'output'; readonly text: string };

export const replayLimit = 200_000;

/** A window may lag this many characters behind before the terminal is held back for it. */
export const acknowledgeEvery = 128 * 1024;

export const emptyTerminal: TerminalState = { offset: 0, replay: '' };

export function reduceTerminal(state: TerminalState, event: TerminalEvent): TerminalState {
  return {
    offset: state.offset + event.text.length,
    replay: (state.replay + event.text).slice(-replayLimit),
  };
}
