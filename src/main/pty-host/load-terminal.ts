import { openPipes } from './pipes.ts';
import type { OpenPty } from './pty-device.ts';

/** Opener of pseudo-terminals: loads the native part, which takes a while; pipes where it does not load. */
export async function loadTerminal(): Promise<OpenPty> {
  try {
    return (await import('./pty.ts')).openTerminal;
  } catch {
    return openPipes;
  }
}
