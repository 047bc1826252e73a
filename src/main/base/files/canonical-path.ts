import { basename, dirname, join, resolve } from 'node:path';
import { readlink, realpath } from '../disk';
import { isMissing } from '../errno';

// Canonical path (as `realpath`), also for missing paths.

const maxLinks = 40;

/**
 * Returns the path with every link followed. Its end may be missing: a dangling link is followed to the name of its
 * target. Throws the system's error for circles and unreadable folders.
 */
export async function canonicalPath(absolute: string, linksFollowed = 0): Promise<string> {
  try {
    return await realpath(absolute);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const parent = dirname(absolute);
  if (parent === absolute) return absolute;
  const place = join(await canonicalPath(parent, linksFollowed), basename(absolute));
  const target = await linkTarget(place);
  if (target === null) return place;
  if (linksFollowed === maxLinks) throw Object.assign(new Error('too many links'), { code: 'ELOOP' });
  return canonicalPath(resolve(dirname(place), target), linksFollowed + 1);
}

async function linkTarget(path: string): Promise<string | null> {
  try {
    return await readlink(path);
  } catch {
    return null; // missing, or not a link: keep the name
  }
}
