import type { Dirent, Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isWithin } from '@shared/base/is-within';
import { type Text, textOf } from '@shared/texts/text';
import { lstat, opendir, readdir, realpath, stat } from '../base/disk';
import { errorCode, isMissing } from '../base/errno';
import { canonicalPath } from '../base/files/canonical-path';
import { withEqualNames } from '../base/files/equal-name';
import { identityOf } from '../base/files/folder-identity';
import { isTempName, removeStaleTemps } from '../base/files/stale-temps';
import { writeFailure } from '../base/files/write-failure';
import { pathFailure } from '../base/path-failure';
import { OutsideError, ToolError } from '../base/tool-error';
import { shownPath } from '../base/visible-name';
import { namedGitFolder } from './git-file';
import { type HeldFolder, holdFolder } from './held-folder';
import { isKernelFilesystem, openRegularFile } from './open-regular-file';
import { type ProtectionOptions, protectionOf } from './protected-names';
import { createRenames, type Renames } from './renames';

// Workspace, the one door to project files: it resolves and opens every path of a tool, a call, a drop or a mention.

/** A path inside the project. Only `Workspace.resolve` creates one. */
export type WorkspacePath = {
  /** Canonical: without links, whether or not the path exists. */
  readonly absolute: string;
  /** Relative to the root, with `/`; `''` is the root. */
  readonly relative: string;
};

/** The one door to project files. Failures that a model or user can cause are ToolErrors with a clear message. */
export type Workspace = {
  /** Canonical absolute path of the opened folder. */
  readonly root: string;
  /**
   * Resolves a path from a model or user: absolute, or relative to the root. A missing name stands for the one entry
   * that equals it under NFC. `absolute-only` refuses a relative path. Throws `Path must be within the project:
   * <path>`.
   */
  resolve(path: string, accept?: 'any' | 'absolute-only'): Promise<WorkspacePath>;
  /**
   * As `resolve`, but for the entry itself: if its last name is a link, for that link. Throws ToolError for the root.
   */
  resolveEntry(path: string): Promise<WorkspacePath>;
  /** Stats of the entry itself (lstat of the canonical path), or null if there is none. */
  stat(path: WorkspacePath): Promise<Stats | null>;
  /**
   * Opens a regular file for reading. Refuses a link that has replaced it meanwhile. Has distinct ToolErrors for: not
   * found, is a directory, not a regular file, no permission.
   */
  openFile(path: WorkspacePath): Promise<FileHandle>;
  /**
   * The entries of a directory, unsorted, without Pilotfish's temporary files. Has distinct ToolErrors for: not found,
   * not a directory, no permission.
   */
  readDirectory(path: WorkspacePath): Promise<Dirent[]>;
  /**
   * Whether the directory contains at most `most` entries. Reads no further than necessary. Fails as `readDirectory`
   * does.
   */
  holdsAtMost(path: WorkspacePath, most: number): Promise<boolean>;
  /** Opens the parent folder of a path for a write; the caller closes it. `missing` decides about missing folders. */
  holdParent(path: WorkspacePath, missing: 'fail' | 'create'): Promise<HeldFolder>;
  /** The user's renames. */
  readonly renames: Renames;
  /** The encoding in which the user reads a file, by absolute path, until the project is closed. */
  readonly encodings: Map<string, string>;
  /**
   * The reason why the path is protected, e.g. `.env is a protected file`, or null. Case-folds and normalises the path.
   * The path may be missing.
   */
  protection(relative: string): Text | null;
  /** Whether a path relative to the project is in the data folder, where tools have no access. */
  isClosed(relative: string): boolean;
};

/**
 * Opens the folder as a project. Runs nothing in it. Throws ToolError if it is missing, not a directory or unreadable.
 */
export async function createWorkspace(folder: string, options: ProtectionOptions = {}): Promise<Workspace> {
  const root = await canonicalRoot(resolve(folder));
  const isClosed = (place: string) =>
    options.dataFolder !== undefined && isWithin(place, options.dataFolder, sep);
  if (isClosed(root)) throw new ToolError(textOf('project-files.is-data-folder', { path: root }));
  // Programs in a project may write all of it, so the root with the data folder cannot be one. Another drive of Windows
  // can.
  if (dirname(root) === root && isWithin(options.dataFolder ?? root, root, sep))
    throw new ToolError(textOf('project-files.is-root', { path: root }));
  const open = async (path: WorkspacePath, given: string): Promise<WorkspacePath> => {
    await assertThere();
    if (isClosed(path.absolute))
      throw new OutsideError(textOf('project-files.in-data-folder', { path: shownPath(given) }));
    return path;
  };
  const rootDevice = (await stat(root)).dev;
  const identity = await identityOf(root);
  const assertThere = () => assertRoot(root, identity);
  const gitFolder = await namedGitFolder(root);
  const hold: Hold = async (segments, missing) => {
    try {
      return await holdFolder(root, segments, { missing, identity });
    } catch (error) {
      await assertThere();
      throw error;
    }
  };
  return {
    root,
    resolve: async (path, accept = 'any') => await open(await resolveInside(root, path, accept), path),
    resolveEntry: async (path) => await open(await resolveEntryInside(root, path), path),
    isClosed: (relativePath) => isClosed(join(root, relativePath)),
    stat: (path) => entryStats(path, assertThere),
    openFile: (path) => openFileOf(path, { hold, rootDevice }),
    readDirectory: (path) => inDirectory(path, hold, entriesOf),
    holdsAtMost: (path, most) => inDirectory(path, hold, (folder) => hasAtMost(folder, most)),
    holdParent: (path, missing) => holdParentOf(path, missing, hold),
    renames: createRenames(sep),
    encodings: new Map(),
    protection: (relativePath) => protectionOf(relativePath, root, { ...options, gitFolder }),
  };
}

/** Opens a folder of the project. */
type Hold = (segments: readonly string[], missing: 'fail' | 'create') => Promise<HeldFolder>;

async function entryStats(path: WorkspacePath, assertThere: () => Promise<void>): Promise<Stats | null> {
  try {
    return await lstat(path.absolute);
  } catch (error) {
    if (!isMissing(error)) throw pathFailure(error, path.absolute, '');
    await assertThere();
    return null;
  }
}

async function openFileOf(
  path: WorkspacePath,
  { hold, rootDevice }: { hold: Hold; rootDevice: number },
): Promise<FileHandle> {
  const segments = segmentsOf(path);
  const name = segments.pop();
  if (name === undefined) throw new ToolError(textOf('project-files.is-folder', { path: path.absolute }));
  const parent = await hold(segments, 'fail').catch((error: unknown) => {
    throw pathFailure(error, path.absolute, textOf('project-files.no-file', { path: path.absolute }));
  });
  try {
    return await openRegularFile(parent.entry(name), path.absolute, { rootDevice });
  } finally {
    await parent.close();
  }
}

async function inDirectory<Found>(
  path: WorkspacePath,
  hold: Hold,
  look: (folder: string) => Promise<Found>,
): Promise<Found> {
  const folder = await hold(segmentsOf(path), 'fail').catch((error: unknown) => {
    throw folderFailure(error, path.absolute);
  });
  try {
    return await look(folder.path);
  } catch (error) {
    throw folderFailure(error, path.absolute);
  } finally {
    await folder.close();
  }
}

async function holdParentOf(
  path: WorkspacePath,
  missing: 'fail' | 'create',
  hold: Hold,
): Promise<HeldFolder> {
  try {
    return await hold(segmentsOf(path).slice(0, -1), missing);
  } catch (error) {
    const isBarred = missing === 'fail' || errorCode(error) === 'ENOTDIR';
    throw isBarred ? folderFailure(error, dirname(path.absolute)) : writeFailure(error, path.absolute);
  }
}

async function canonicalRoot(folder: string): Promise<string> {
  try {
    const root = await realpath(folder);
    if (!(await stat(root)).isDirectory()) throw notAFolder(folder);
    if (await isKernelFilesystem(root))
      throw new ToolError(textOf('project-files.kernel-folder', { path: folder }));
    await (await opendir(root)).close();
    return root;
  } catch (error) {
    throw folderFailure(error, folder);
  }
}

/** Reports that the project itself is gone or replaced, instead of reporting each of its files as missing. */
async function assertRoot(root: string, identity: string | null): Promise<void> {
  const found = await identityOf(root);
  if (found === null) throw new ToolError(textOf('project-files.project-gone', { path: root }));
  if (found !== identity) throw new ToolError(textOf('project-files.project-replaced', { path: root }));
}

async function resolveInside(
  root: string,
  path: string,
  accept: 'any' | 'absolute-only',
): Promise<WorkspacePath> {
  if (path.includes('\0'))
    throw new ToolError(
      textOf('project-files.nul-character', { path: shownPath(path.replaceAll('\0', '\\0')) }),
    );
  if (accept === 'absolute-only' && !isAbsolute(path))
    throw new ToolError(textOf('project-files.not-absolute', { path: shownPath(path) }));
  const wanted = resolve(root, path);
  // On Windows, accessing a network share would already send this user's credentials to it.
  if (wanted.startsWith('\\\\') && !root.startsWith('\\\\')) throw outside(path);
  const canonical = async (place: string) => {
    const absolute = await canonicalPath(place).catch((error: unknown) => {
      throw pathFailure(error, path, textOf('project-files.no-file', { path: shownPath(path) }));
    });
    const inside = relative(root, absolute);
    if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) throw outside(path);
    return { absolute, relative: inside.replaceAll(sep, '/') };
  };
  const given = await canonical(wanted);
  const equal = await withEqualNames(given.absolute);
  // The entry with the equal name can be a link.
  return equal === given.absolute ? given : await canonical(equal);
}

async function resolveEntryInside(root: string, path: string): Promise<WorkspacePath> {
  const wanted = resolve(root, path);
  if (wanted === root) throw new ToolError(textOf('entries.root'));
  const folder = await resolveInside(root, dirname(wanted), 'any');
  const name = basename(wanted);
  return {
    absolute: join(folder.absolute, name),
    relative: folder.relative === '' ? name : `${folder.relative}/${name}`,
  };
}

/** Excludes Pilotfish's temporary files, and removes those of dead processes. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  if (!entries.some(({ name }) => isTempName(name))) return entries;
  await removeStaleTemps(folder);
  return entries.filter(({ name }) => !isTempName(name));
}

async function hasAtMost(folder: string, most: number): Promise<boolean> {
  const directory = await opendir(folder, { bufferSize: most + 1 });
  try {
    for (let count = 0; count <= most; count += 1) if ((await directory.read()) === null) return true;
    return false;
  } finally {
    await directory.close();
  }
}

function outside(path: string): ToolError {
  return new OutsideError(textOf('project-files.outside', { path: shownPath(path) }));
}

function segmentsOf(path: WorkspacePath): string[] {
  return path.relative === '' ? [] : path.relative.split('/');
}

function folderFailure(error: unknown, folder: string): ToolError {
  if (errorCode(error) === 'ENOTDIR') return notAFolder(folder, { cause: error });
  return pathFailure(error, folder, textOf('project-files.no-folder', { path: folder }));
}

function notAFolder(path: string, options?: ErrorOptions): ToolError {
  return new ToolError(textOf('project-files.not-a-folder', { path }), options);
}
