import { create } from 'zustand';
import { type WindowCommand, windowState } from './window-command';

// The window's commands by their ids, for parts of it that run one whose panel they do not know.

const useOffered = create<{ readonly commands: readonly WindowCommand[] }>()(() => ({ commands: [] }));

/** Makes them known, until the returned function is called. */
export function offerCommands(commands: readonly WindowCommand[]): () => void {
  useOffered.setState({ commands });
  return () => useOffered.setState({ commands: [] });
}

/** Runs the command of that id; null where the window has none. */
export function useOfferedCommand(id: string): (() => void) | null {
  const command = useOffered(({ commands }) => commands.find((each) => each.id === id));
  return command ? () => command.run(windowState()) : null;
}

/** Whether there is a command of that id that can be run now. */
export function isOffered(id: string): boolean {
  return find(id)?.when(windowState()) ?? false;
}

/** All that can be run now, and would do something. */
export function runnableCommands(): readonly WindowCommand[] {
  const state = windowState();
  return useOffered.getState().commands.filter((command) => command.when(state) && !command.idle?.(state));
}

/** Runs it; false where it cannot be run now. */
export function runOffered(id: string): boolean {
  if (!isOffered(id)) return false;
  find(id)?.run(windowState());
  return true;
}

function find(id: string): WindowCommand | undefined {
  return useOffered.getState().commands.find((command) => command.id === id);
}
