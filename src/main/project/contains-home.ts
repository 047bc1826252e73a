import { homedir } from 'node:os';
import { sep } from 'node:path';
import { isWithin } from '@shared/base/is-within';
import { realpath } from '../base/disk';

/** Whether the folder is the user's home or contains it. `root` is canonical. */
export async function containsHome(root: string): Promise<boolean> {
  return isWithin(await realpath(homedir()).catch(homedir), root, sep);
}
