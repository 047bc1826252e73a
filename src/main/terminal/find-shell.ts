import { access, constants, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { CommandShell } from '../base/command-shell';

// Shell lookup: which shell runs a command, and which one a person calls their own.

/** The shell commands are run with; null when there is none. */
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

/** The newer one first: it has what models expect of a shell, and prints what they can read. */
const windowsShells = [
  ['pwsh', 'pwsh.exe'],
  ['powershell', 'powershell.exe'],
] as const;
const unixShells = [['bash', 'bash']] as const;

/** The person's login shell with its arguments. */
export function personShell(
  env: NodeJS.ProcessEnv,
  platform = process.platform,
): { readonly file: string; readonly args: readonly string[] } {
  if (platform === 'win32') return { file: env.ComSpec || 'cmd.exe', args: [] };
  return { file: env.SHELL || registeredShell() || '/bin/sh', args: ['-l'] };
}

/** The one in the system's list of users; null for a user that is not on it. */
function registeredShell(): string | null {
  try {
    return userInfo().shell;
  } catch {
    return null;
  }
}

async function findProgram(name: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  for (const folder of (env.PATH ?? env.Path ?? '').split(path.delimiter)) {
    // A relative folder would be looked up in whatever project is open.
    if (!path.isAbsolute(folder)) continue;
    const file = path.join(folder, name);
    if (await isProgram(file)) return file;
  }
  return null;
}

/** A file that can be run; a folder that can be entered is none. */
export async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
