/// <reference types="node-pty" />
import { createRequire } from 'node:module';
import type * as NodePty from '@lydell/node-pty';

/** The reference: `command` in a plain pseudo-terminal whose output is dropped. */
export function rawTerminal(command: string): Promise<void> {
  const { spawn }: typeof NodePty = createRequire(import.meta.url)('node-pty');
  return new Promise((resolve) => {
    const pty = spawn('/bin/bash', ['-c', command], { encoding: null });
    pty.onData(() => {});
    pty.onExit(() => resolve());
  });
}
