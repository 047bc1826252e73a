import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';

// Runs the tools of this project. Their own Node comes first on the path, whatever Node runs this script.

export const root = path.resolve(import.meta.dirname, '..');

const binaries = path.join(root, 'node_modules', '.bin');

const env = { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}` };

/** The version of the Node that the tools run under. */
export function nodeVersion() {
  return execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim().slice(1);
}

/** Runs `command` in the project's folder with our terminal; the exit code. */
export async function run(command, args, options = {}) {
  const child = start(command, args, options);
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

export function start(command, args, options = {}) {
  // Windows finds `vite.cmd` only through a shell; the arguments are our own.
  const shell = process.platform === 'win32' && command !== 'node';
  return spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell,
    ...options,
    env: { ...env, ...options.env },
  });
}
