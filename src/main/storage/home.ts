import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { reasonOf } from '../base/errno';
import { makeFolder } from '../base/files/make-folder';

// The person's data folder: settings, secrets, chats and logs. Only they may look into it.

/** The data folder, created if need be. AppError `unavailable` when it cannot be. */
export async function openHome(env: NodeJS.ProcessEnv): Promise<string> {
  const home = homePath(env, process.platform, homedir());
  try {
    await makeFolder(home);
    await access(home, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new AppError('unavailable', textOf('home.unusable', { home, reason: reasonOf(error) }), {
      cause: error,
    });
  }
  return home;
}

/** Where the data folder is: `PILOTFISH_HOME`, else the place the system has for an application's data. */
export function homePath(env: NodeJS.ProcessEnv, platform: NodeJS.Platform, userHome: string): string {
  if (env.PILOTFISH_HOME) return path.resolve(env.PILOTFISH_HOME);
  switch (platform) {
    case 'win32':
      return path.join(env.APPDATA || path.join(userHome, 'AppData', 'Roaming'), 'Pilotfish');
    case 'darwin':
      return path.join(userHome, 'Library', 'Application Support', 'Pilotfish');
    default:
      return path.join(xdgDataHome(env) ?? path.join(userHome, '.local', 'share'), 'pilotfish');
  }
}

/** The XDG specification has a relative path ignored. */
function xdgDataHome(env: NodeJS.ProcessEnv): string | null {
  const folder = env.XDG_DATA_HOME;
  return folder && path.isAbsolute(folder) ? folder : null;
}
