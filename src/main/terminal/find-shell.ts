import { access, constants, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { CommandShell } from '../base/command-shell';

// Finds the shell for commands and the user's own shell.

/** The shell for commands; null if it is missing. */
export async function findCommandShell(
  env: NodeJS.ProcessEnv,
  platform = process.platform,
): Promise<CommandShell | null> {
  for (const [kind, name] of platform === 'win32' ? windowsShells : unixShells) {
    const file = await findProgram(name, env);
    if (file !== null) return { kind, file };
  }
  const ofSystem = platform === 'win32' ? env.ComSpec : undefined;
  return ofSystem ? { kind: 'cmd', file: ofSystem } : null;
}

/** The newer one first: it behaves as models expect, and they can read its output. */
const windowsShells = [
  ['pwsh', 'pwsh.exe'],
  ['powershell', 'powershell.exe'],
] as const;
const unixShells = [['bash', 'bash']] as const;

/** The user's login shell with its arguments. */
export function personShell(
  env: NodeJS.ProcessEnv,
  platform = process.platform,
): { readonly file: string; readonly args: readonly string[] } {
  if (platform === 'win32') return { file: env.ComSpec || 'cmd.exe', args: [] };
  return { file: env.SHELL || registeredShell() || '/bin/sh', args: ['-l'] };
}

/** The shell in the system's list of users; null if the user is missing there. */
function registeredShell(): string | null {
  try {
    return userInfo().shell;
  } catch {
    return null;
  }
}

async function findProgram(name: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  for (const folder of (env.PATH ?? env.Path ?? '').split(path.delimiter)) {
    // A relative folder would refer to the open project.
    if (!path.isAbsolute(folder)) continue;
    const file = path.join(folder, name);
    if (await isProgram(file)) return file;
  }
  return null;
}

/** An executable file. Folders may have the same permission but do not count. */
export async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
