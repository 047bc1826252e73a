import { homedir } from 'node:os';
import path from 'node:path';
import { realpath } from '../base/disk';
import { secretPlaces } from './places';

// Opened places: what of the machine a person may have a command in the sandbox write once, beyond the project.

/** The real path, or that of the folder in which it would be. */
export async function nearest(place: string): Promise<string> {
  const real = await realpath(place).catch(() => null);
  if (real !== null) return real;
  const parent = path.dirname(place);
  return parent === place ? parent : await nearest(parent);
}

/** The system's own, as which nothing else may be taken. */
const system = ['/dev', '/proc', '/sys'];

/**
 * Neither what holds everything (the root, the home), nor what is never written: what of the project is protected, our
 * data folder, secrets, and what holds one of these. `place`: a real path.
 */
export async function mayBeOpened(
  place: string,
  { root, dataFolder, home = homedir() }: { root: string; dataFolder: string; home?: string },
): Promise<boolean> {
  const own = await realpath(home).catch(() => home);
  const never = [root, dataFolder, own, ...system, ...(await secretPlaces(own))];
  return never.every((one) => !isIn(one, place)) && never.every((one) => one === own || !isIn(place, one));
}

function isIn(place: string, folder: string): boolean {
  const relative = path.relative(folder, place);
  return (
    relative === '' ||
    !(relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
  );
}
