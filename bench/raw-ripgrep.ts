import { spawn } from 'node:child_process';
import { rgPath } from '@vscode/ripgrep';

/** Runs plain ripgrep and reads its output without parsing it. */
export function rawRipgrep(args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(rgPath, args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.resume();
    child.once('error', reject);
    child.once('close', () => resolve());
  });
}
