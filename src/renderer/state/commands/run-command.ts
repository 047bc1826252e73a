import { create } from 'zustand';
import { type WindowCommand, windowState } from './window-command';

// Commands of the window by their ids, for a panel that offers one of another's.

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
