import { type Text, textOf } from '@shared/texts/text';
import { globalShortcut } from 'electron';

// The global shortcut: works wherever the keyboard is, until another is set. One that cannot be had is said.

export type ShortcutOptions = {
  readonly onPress: () => void;
  readonly onProblem: (problem: Text) => void;
  /** What was said of the one before holds no more. */
  readonly onMended: (problem: Text) => void;
};

/** Takes the shortcut it is given, in the place of the one before; `''`: none. */
export function createShortcut({ onPress, onProblem, onMended }: ShortcutOptions): (keys: string) => void {
  let held: string | null = null;
  let problem: Text | null = null;
  return (keys) => {
    if (keys === held) return;
    if (held !== null && globalShortcut.isRegistered(held)) globalShortcut.unregister(held);
    if (problem) onMended(problem);
    held = keys;
    problem = keys === '' || isTaken(keys, onPress) ? null : textOf('quick-ask-shortcut.not-had', { keys });
    if (problem) onProblem(problem);
  };
}

/** False for one that another application has. Electron throws for what are no keys. */
function isTaken(keys: string, onPress: () => void): boolean {
  try {
    return globalShortcut.register(keys, onPress);
  } catch {
    return false;
  }
}
