import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { homedir } from 'node:os';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { reasonOf } from '../base/errno';
import { makeFolder } from '../base/files/make-folder';
import { homePath } from './home-path';

// The user's data folder: settings, secrets, chats and logs. Only the user may read it.

/** Creates the data folder if necessary. Throws AppError `unavailable` if that fails. */
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
