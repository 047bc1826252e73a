import { create } from 'zustand';
import { type WindowCommand, windowState } from './window-command';

// The window's commands by id, for components that run a command of another panel.

const useOffered = create<{ readonly commands: readonly WindowCommand[] }>()(() => ({ commands: [] }));

/** Registers the commands until the returned function is called. */
export function offerCommands(commands: readonly WindowCommand[]): () => void {
  useOffered.setState({ commands });
  return () => useOffered.setState({ commands: [] });
}

/** Runs the command with that id; null if the window lacks it. */
export function useOfferedCommand(id: string): (() => void) | null {
  const command = useOffered(({ commands }) => commands.find((each) => each.id === id));
  return command ? () => command.run(windowState()) : null;
}

/** Whether a command with that id can run now. */
export function isOffered(id: string): boolean {
  return find(id)?.when(windowState()) ?? false;
}

/** All commands that can run now and have something to do. */
export function runnableCommands(): readonly WindowCommand[] {
  const state = windowState();
  return useOffered.getState().commands.filter((command) => command.when(state) && !command.idle?.(state));
}

/** Runs the command; false if it cannot run now. */
export function runOffered(id: string): boolean {
  if (!isOffered(id)) return false;
  find(id)?.run(windowState());
  return true;
}

function find(id: string): WindowCommand | undefined {
  return useOffered.getState().commands.find((command) => command.id === id);
}
