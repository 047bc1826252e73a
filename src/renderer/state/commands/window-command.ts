import { useCallback, useSyncExternalStore } from 'react';
import { useServerState } from '../server-state';
import { type TerminalLayout, useTerminalLayout } from '../terminals/terminal-layout';
import { useUiState } from '../ui-state';
import type { Command } from './command';
import { commandForPress } from './command-for-press';

// Commands of the window: whether they can be run is told by its own state and by main's alone, and their keys work
// wherever the keyboard is.

export type WindowState = {
  readonly ui: ReturnType<typeof useUiState.getState>;
  readonly terminals: TerminalLayout;
  readonly server: ReturnType<typeof useServerState.getState>;
};

export type WindowCommand = Command<WindowState> & {
  /** Whether its keys are left to what has the keyboard, which has a use of its own for them. */
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

/** Whether the command can be run, followed. */
export function useCanRun(command: WindowCommand): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => command.when(windowState()), [command]),
  );
}

/** Runs the commands by their keys, until the returned function is called. */
export function takeKeys(commands: readonly WindowCommand[]): () => void {
  const early = listener(commands.filter(({ phase }) => phase === 'capture'));
  const late = listener(commands.filter(({ phase }) => phase !== 'capture'));
  window.addEventListener('keydown', early, { capture: true });
  window.addEventListener('keydown', late);
  return () => {
    window.removeEventListener('keydown', early, { capture: true });
    window.removeEventListener('keydown', late);
  };
}

function listener(commands: readonly WindowCommand[]): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented) return;
    const state = windowState();
    const command = commandForPress(event, commands, state);
    if (!command || (event.target instanceof Element && command.leaves?.(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    command.run(state);
  };
}

function subscribe(onChange: () => void): () => void {
  const stops = [useUiState, useTerminalLayout, useServerState].map((store) => store.subscribe(onChange));
  return () => {
    for (const stop of stops) stop();
  };
}
