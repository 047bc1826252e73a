import { type Text, textOf } from '@shared/texts/text';
import { globalShortcut } from 'electron';

// The global shortcut: works in every application until the user sets another. Reports a shortcut that is unavailable.

export type ShortcutOptions = {
  readonly onPress: () => void;
  readonly onProblem: (problem: Text) => void;
  /** The problem of the previous shortcut is over. */
  readonly onMended: (problem: Text) => void;
};

/** Registers a shortcut in place of the previous one; `''` removes it. */
export function createShortcut({ onPress, onProblem, onMended }: ShortcutOptions): (keys: string) => void {
  let current = '';
  let problem: Text | null = null;
  return (keys) => {
    if (keys === current) return;
    current = keys;
    // Pilotfish has no other one. Functions that get the previous keys would throw if those are invalid.
    globalShortcut.unregisterAll();
    if (problem) onMended(problem);
    problem = keys === '' || isTaken(keys, onPress) ? null : textOf('quick-ask-shortcut.not-had', { keys });
    if (problem) onProblem(problem);
  };
}

/** Returns false if another application uses the shortcut. Electron throws if the keys are invalid. */
function isTaken(keys: string, onPress: () => void): boolean {
  try {
    return globalShortcut.register(keys, onPress);
  } catch {
    return false;
  }
}
