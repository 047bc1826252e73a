import { openPipes } from './pipes.ts';
import type { OpenPty } from './pty-device.ts';

/** Loads the native module for pseudo-terminals, which takes a while. If it fails to load, runs use pipes. */
export async function loadTerminal(): Promise<OpenPty> {
  try {
    return (await import('./pty.ts')).openTerminal;
  } catch {
    return openPipes;
  }
}
