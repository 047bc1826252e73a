import { fstatSync, openSync, readdirSync } from 'node:fs';

// Descriptors that a new process would inherit: Electron and node-pty leave some open to all children.

let nothing: number | null = null;

/**
 * For the end of `stdio`: an empty file in place of each open descriptor above standard error. Numbers that are free
 * stay free, because Node reports a failed start through one of them. Windows inherits none.
 */
export function noneInherited(): (number | 'ignore')[] {
  if (process.platform === 'win32') return [];
  nothing ??= openSync('/dev/null', 'r');
  const empty = nothing;
  const open = new Set(readdirSync('/dev/fd').map(Number).filter(isOpen));
  return Array.from({ length: Math.max(2, ...open) - 2 }, (_, index) =>
    open.has(index + 3) ? empty : 'ignore',
  );
}

/** The list of open descriptors also has the one that it was read through. */
function isOpen(descriptor: number): boolean {
  try {
    fstatSync(descriptor);
    return true;
  } catch {
    return false;
  }
}
