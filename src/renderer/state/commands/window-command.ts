import { isChord, strokesOf } from '@shared/keys/strokes';
import { useCallback, useSyncExternalStore } from 'react';
import { matchesKeys } from '../../ui/keys';
import { useServerState } from '../server-state';
import { type TerminalLayout, useTerminalLayout } from '../terminals/terminal-layout';
import { useUiState } from '../ui-state';
import type { Command } from './command';
import { type Bound, boundTo, type CommandPress } from './command-for-press';
import { givenKeys } from './command-keys';
import { isStrokesPress } from './strokes-press';

// Commands of the window. The state of the window and of the main process alone decide whether they can run. Their keys
// work wherever the focus is.

export type WindowState = {
  readonly ui: ReturnType<typeof useUiState.getState>;
  readonly terminals: TerminalLayout;
  readonly server: ReturnType<typeof useServerState.getState>;
};

export type WindowCommand = Command<WindowState> & {
  /** Whether the focused element gets the keys instead, because it uses them itself. */
  leaves?(target: Element): boolean;
};

export function windowState(): WindowState {
  return {
    ui: useUiState.getState(),
    terminals: useTerminalLayout.getState(),
    server: useServerState.getState(),
  };
}

export const atWork = ({ ui }: WindowState): boolean => ui.page === 'work';

/** Whether the command can run; the component renders again when this changes. */
export function useCanRun(command: WindowCommand): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => command.when(windowState()), [command]),
  );
}

/** Runs the commands by their keys until the returned function is called. */
export function takeKeys(commands: readonly WindowCommand[]): () => void {
  const early = listener(commands, (event, { command, given }) =>
    given === null
      ? command.phase === 'capture' && !isGivenElsewhere(event, commands)
      : command.phase === 'capture' || isChord(strokesOf(given)[0] ?? given),
  );
  const late = listener(commands, () => true);
  window.addEventListener('keydown', early, { capture: true });
  window.addEventListener('keydown', late);
  return () => {
    window.removeEventListener('keydown', early, { capture: true });
    window.removeEventListener('keydown', late);
  };
}

function listener(
  commands: readonly WindowCommand[],
  isTime: (event: KeyboardEvent, bound: Bound<WindowCommand>) => boolean,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented) return;
    const state = windowState();
    const bound = boundTo(event, commands, state);
    if (!bound || !isTime(event, bound)) return;
    const { command } = bound;
    // No element uses a sequence itself.
    const isLeft = event.target instanceof Element && command.leaves?.(event.target);
    if (isLeft && !isStrokesPress(event)) return;
    event.preventDefault();
    event.stopPropagation();
    command.run(state);
  };
}

/** Whether the user gave the keys to a command of a component in the window, which receives them later. */
function isGivenElsewhere(press: CommandPress, commands: readonly WindowCommand[]): boolean {
  return givenKeys().some(
    ({ keys, command }) => matchesKeys(press, keys) && !commands.some(({ id }) => id === command),
  );
}

function subscribe(onChange: () => void): () => void {
  const stops = [useUiState, useTerminalLayout, useServerState].map((store) => store.subscribe(onChange));
  return () => {
    for (const stop of stops) stop();
  };
}
