import path from 'node:path';
import { isWithin } from '@shared/base/is-within';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { realpath } from '../base/disk';
import { type ProtectionOptions, protectionOf } from '../project/protected-names';
import { isSecretPlace } from './secret-places';

// Folders beside the project that a program from elsewhere may write, as its configuration opens them to it, or a command
// once, as a person does; but for what nothing in the sandbox may touch.

export type OpenedFoldersOptions = {
  readonly home: string | undefined;
  /** Canonical. */
  readonly dataFolder: string;
  /** Absolute places of rules that deny. */
  readonly denied: readonly string[];
  readonly protection?: ProtectionOptions;
};

/**
 * `folders`: absolute, or with `~/`. Canonical paths of those that are there. AppError `invalid` for one that is
 * protected, secret, denied or the application's own, or around the person's home.
 */
export async function openedFolders(
  folders: readonly string[],
  options: OpenedFoldersOptions,
): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (named) => {
      const folder = absolute(named, options.home);
      const real = folder && (await realpath(folder).catch(() => null));
      const isClosed = [folder, real].some((place) => place && isClosedPlace(place, options));
      if (folder === null || isClosed)
        throw new AppError('invalid', textOf('sandbox.folder-not-allowed', { folder: named }));
      return real ?? [];
    }),
  );
  return [...new Set(found.flat())];
}

function absolute(named: string, home: string | undefined): string | null {
  if (!named.startsWith('~/')) return path.resolve(named);
  return home === undefined ? null : path.join(home, named.slice(1));
}

function isClosedPlace(
  place: string,
  { home, dataFolder, denied, protection }: OpenedFoldersOptions,
): boolean {
  const own = home === undefined ? [dataFolder] : [home, dataFolder];
  return (
    own.some((folder) => isWithin(folder, place, path.sep)) ||
    [...denied, dataFolder].some((folder) => isWithin(place, folder, path.sep)) ||
    (home !== undefined && isSecretPlace(place, home)) ||
    protectionOf(path.relative('/', place), '/', { ...protection, dataFolder }) !== null
  );
}

/** The system's own, as which nothing else may be taken. */
const system = ['/dev', '/proc', '/sys'];

/**
 * Whether a person may have a command write there once: a real path beyond the project, closed by nothing of the above
 * and around nothing of it.
 */
export function mayBeOpened(
  place: string,
  { root, dataFolder, home }: { readonly root: string; readonly dataFolder: string; readonly home: string },
): boolean {
  const denied = [root, ...system];
  return (
    !isClosedPlace(place, { home, dataFolder, denied }) &&
    !denied.some((one) => isWithin(one, place, path.sep))
  );
}

/** The real path, or that of the folder in which it would be. */
export async function nearest(place: string): Promise<string> {
  const real = await realpath(place).catch(() => null);
  if (real !== null) return real;
  const parent = path.dirname(place);
  return parent === place ? parent : await nearest(parent);
}
