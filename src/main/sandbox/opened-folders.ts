import path from 'node:path';
import { isWithin } from '@shared/base/is-within';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { realpath } from '../base/disk';
import { type ProtectionOptions, protectionOf } from '../project/protected-names';
import { isSecretPlace } from './secret-places';

// Folders outside the project that the sandbox opens for writing: those in the configuration of a server or similar
// program, and those that the user opens once for a command. Some paths stay closed in any case.

export type OpenedFoldersOptions = {
  readonly home: string | undefined;
  /** A real path. */
  readonly dataFolder: string;
  /** Absolute paths from rules that deny. */
  readonly denied: readonly string[];
  readonly protection?: ProtectionOptions;
};

/**
 * Resolves with the real paths of the existing folders. `folders`: absolute, or with `~/`. AppError `invalid` for one
 * that is protected, secret, denied, in the data folder, or around the user's home.
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

/** Folders of the system, which a command may never write. */
const system = ['/dev', '/proc', '/sys'];

/**
 * Whether the user may let a command write there once. `place` is a real path; it must be outside of the project, and
 * neither inside nor around a closed path.
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

/** The real path, or that of the nearest existing parent folder. */
export async function nearest(place: string): Promise<string> {
  const real = await realpath(place).catch(() => null);
  if (real !== null) return real;
  const parent = path.dirname(place);
  return parent === place ? parent : await nearest(parent);
}
