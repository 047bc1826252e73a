import { type Text, textOf } from '@shared/texts/text';
import { globalShortcut } from 'electron';

// The global shortcut: works in every application until the user sets another. Reports a shortcut that is unavailable.

export type ShortcutOptions = {
  readonly onPress: () => void;
  readonly onProblem: (problem: Text) => void;
  /** The problem of the previous shortcut is over. */
  readonly onMended: (problem: Text) => void;
  /** Under Wayland the desktop decides, and tells no application that it denied a shortcut. */
  readonly isWayland: boolean;
};

/** Registers a shortcut in place of the previous one; `''` removes it. */
export function createShortcut(options: ShortcutOptions): (keys: string) => void {
  const { onPress, onProblem, onMended, isWayland } = options;
  /** Null before the start. */
  let current: string | null = null;
  let problem: Text | null = null;
  const mend = () => {
    if (problem) onMended(problem);
    problem = null;
  };
  const press = () => {
    mend();
    onPress();
  };
  const problemOf = (keys: string, isStart: boolean): Text | null => {
    if (keys === '') return null;
    if (!register(keys, press)) return textOf('quick-ask-shortcut.not-had', { keys });
    // The desktop remembers its decision, so a start says nothing.
    return isWayland && !isStart ? textOf('quick-ask-shortcut.desktop-decides', { keys }) : null;
  };
  return (keys) => {
    if (keys === current) return;
    const isStart = current === null;
    current = keys;
    // Pilotfish has no other one. Functions that get the previous keys would throw if those are invalid.
    globalShortcut.unregisterAll();
    mend();
    problem = problemOf(keys, isStart);
    if (problem) onProblem(problem);
  };
}

/** Returns false if another application uses the shortcut. Electron throws if the keys are invalid. */
function register(keys: string, onPress: () => void): boolean {
  try {
    return globalShortcut.register(keys, onPress);
  } catch {
    return false;
  }
}

/** Whether Electron draws under Wayland (docs/breaking-changes.md of Electron, 38.0). */
export function isWaylandSession({ platform, env, argv }: Session): boolean {
  return platform === 'linux' && env.XDG_SESSION_TYPE === 'wayland' && !argv.includes('--ozone-platform=x11');
}

type Session = {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  readonly argv: readonly string[];
};
