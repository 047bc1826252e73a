import { constants } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isFolderMode, linkMode } from '@shared/chat/chat';
import { messageOf } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { lstat, mkdir, open, rmdir, symlink, unlink } from '../../base/disk';
import { errorCode, isMissing } from '../../base/errno';
import { type Attributes, replaceFile, syncFolder } from '../../base/files/atomic-write';
import { hashOf } from '../../base/files/content-hash';
import { renameOver } from '../../base/files/rename-over';
import { forgetTempName, newTempName } from '../../base/files/stale-temps';
import { assertNotReadOnly, writeFailure } from '../../base/files/write-failure';
import { StaleError, ToolError } from '../../base/tool-error';
import type { HeldFolder } from '../held-folder';
import { type ChangeKeeper, keepBefore, keepLateWrite, type OldVersion, openUnchanged } from '../old-version';
import type { Workspace, WorkspacePath } from '../workspace';
import { type EntryVersion, linkVersion } from './entry-version';

// Put version: replaces one version of an entry with another: a file, a link, an empty folder, or nothing. Stores the
// old version first.

export type VersionToPut = {
  /** The version that must be on disk. Null: the entry must be missing. */
  readonly shown: Pick<EntryVersion, 'hash' | 'mode'> | null;
  /** `mode` null: the mode of the old version. A new file gets the usual mode. */
  readonly wanted: { readonly content: Buffer; readonly mode: number | null } | null;
  readonly keeper: ChangeKeeper;
};

/**
 * Resolves with the path of a copy if another program wrote to the old version at the same moment, else null. Throws
 * StaleError if the version on disk differs from `shown`, and ToolError for any other obstacle. The entry is then
 * unchanged.
 */
export async function putVersion(
  workspace: Workspace,
  path: WorkspacePath,
  version: VersionToPut,
): Promise<string | null> {
  const { shown, wanted } = version;
  if (shown === null && wanted === null) return null;
  const parent = await workspace
    .holdParent(path, wanted === null ? 'fail' : 'create')
    .catch((error: unknown) => {
      throw writeFailure(error, path.absolute);
    });
  try {
    return await put(parent, path, version);
  } catch (error) {
    await parent.discardCreated();
    throw isMissing(error) ? new StaleError(path.absolute) : writeFailure(error, path.absolute);
  } finally {
    await parent.close();
  }
}

async function put(parent: HeldFolder, path: WorkspacePath, version: VersionToPut): Promise<string | null> {
  const { shown, wanted, keeper } = version;
  const name = basename(path.absolute);
  const place: Place = { parent, path, name, target: parent.entry(name) };
  const old = await keepOld(place, version);
  let taken = false;
  const changed = () =>
    keeper.fileChanged({
      relativePath: path.relative,
      before: shown?.hash ?? null,
      after: wanted && hashOf(wanted.content),
      mode: shown?.mode ?? null,
      modeAfter: wanted && (wanted.mode ?? shown?.mode ?? null),
      exactModes: true,
    });
  try {
    await replace(place, version).catch((error: unknown) => {
      // The new version is in place, but the sync failed.
      if (errorCode(error) === 'EUNCONFIRMED') changed();
      throw error;
    });
    changed();
    taken = true;
    return old && (await keepLateWrite(old, keeper));
  } finally {
    if (!taken) await old?.handle.close();
  }
}

async function replace(place: Place, version: VersionToPut): Promise<void> {
  const { wanted } = version;
  if (wanted === null) await remove(place, version);
  else if (isFolderMode(version.shown?.mode) || isFolderMode(wanted.mode))
    await putOtherKind(place, version, wanted);
  else if (wanted.mode === linkMode) await putLink(place, version, wanted.content);
  else await putFile(place, version, wanted);
}

/** A rename cannot replace a file with a folder, or a folder with a file. */
async function putOtherKind(
  place: Place,
  version: VersionToPut,
  wanted: NonNullable<VersionToPut['wanted']>,
): Promise<void> {
  if (version.shown !== null) await remove(place, version);
  if (isFolderMode(wanted.mode)) await makeFolder(place, wanted.mode ?? 0);
  else await replace(place, { ...version, shown: null });
}

/** Only the owner has access until the folder has its mode. */
async function makeFolder({ parent, path, target }: Place, mode: number): Promise<void> {
  await mkdir(target, { mode: 0o700 }).catch((error: unknown) => {
    throw errorCode(error) === 'EEXIST' ? new StaleError(path.absolute) : error;
  });
  if (process.platform !== 'win32') {
    const folder = await open(target, constants.O_DIRECTORY | constants.O_NOFOLLOW);
    await folder.chmod(mode & 0o7777).finally(() => folder.close());
  }
  await confirm(parent.path);
}

async function confirm(folder: string): Promise<void> {
  await syncFolder(folder).catch((cause: unknown) => {
    throw Object.assign(new Error(messageOf(cause), { cause }), { code: 'EUNCONFIRMED' });
  });
}

type Place = {
  readonly parent: HeldFolder;
  readonly path: WorkspacePath;
  readonly name: string;
  readonly target: string;
};

function expectedAt({ target, path }: Place, shown: VersionToPut['shown']) {
  return { target, shownPath: path.absolute, hash: shown?.hash ?? null };
}

/** Stores the old and the new content. The old file is open from then on. */
async function keepOld(place: Place, { shown, wanted, keeper }: VersionToPut): Promise<OldVersion | null> {
  if (wanted !== null) await keeper.keepContent(hashOf(wanted.content), once(wanted.content));
  if (shown === null) return null;
  if (isFolderMode(shown.mode)) {
    await keeper.keepContent(shown.hash, once(Buffer.alloc(0)));
    return null;
  }
  if (shown.mode === linkMode) {
    const link = await asShown(place, shown);
    await keeper.keepContent(shown.hash, once(link.content));
    return null;
  }
  const expected = expectedAt(place, shown);
  await keepBefore(expected, keeper);
  return process.platform === 'win32' ? null : await openUnchanged(expected);
}

/** Reads the link and checks that it is the expected one. */
async function asShown({ target, path }: Place, shown: { readonly hash: string }): Promise<EntryVersion> {
  const link = await linkVersion(target);
  if (link?.hash !== shown.hash) throw new StaleError(path.absolute);
  return link;
}

async function assertAsShown(place: Place, shown: VersionToPut['shown']): Promise<void> {
  if (shown?.mode === linkMode) await asShown(place, shown);
  else await (await openUnchanged(expectedAt(place, shown)))?.handle.close();
}

async function remove(place: Place, { shown }: VersionToPut): Promise<void> {
  if (isFolderMode(shown?.mode)) await removeFolder(place);
  else {
    await assertAsShown(place, shown);
    await unlink(place.target);
  }
  await confirm(place.parent.path);
}

async function removeFolder({ target }: Place): Promise<void> {
  await rmdir(target).catch((error: unknown) => {
    // POSIX allows both codes.
    const isFilled = ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '');
    throw isFilled ? new ToolError(textOf('changes.folder-not-empty')) : error;
  });
}

async function putLink(place: Place, { shown }: VersionToPut, target: Buffer): Promise<void> {
  const { parent, name } = place;
  const temp = newTempName();
  try {
    await symlink(target, parent.entry(temp));
    await renameOver(parent.entry(temp), parent.entry(name), {
      lastCheck: () => assertAsShown(place, shown),
    });
  } catch (error) {
    await unlink(parent.entry(temp)).catch(() => undefined);
    throw error;
  } finally {
    forgetTempName(temp);
  }
  await confirm(parent.path);
}

async function putFile(
  place: Place,
  { shown }: VersionToPut,
  { content, mode }: NonNullable<VersionToPut['wanted']>,
): Promise<void> {
  const { parent, path, name, target } = place;
  const isFile = shown !== null && shown.mode !== linkMode;
  const old = isFile ? await lstat(target) : null;
  if (old !== null) assertNotReadOnly(old, path.absolute);
  await replaceFile({
    folder: parent.path,
    name,
    bytes: content,
    attributes: old ? { uid: old.uid, gid: old.gid, mode: mode ?? old.mode } : exactly(mode),
    newMode: 0o666,
    placement: shown === null ? 'create' : 'replace',
    lastCheck: () => assertAsShown(place, shown),
  });
}

/** Null: the attributes of a new file. */
function exactly(mode: number | null): Attributes | null {
  return mode === null ? null : { mode };
}

async function* once(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield bytes;
}

/** Removes the empty parent folders of an entry, up to a folder in `stays`, or the project. Best effort. */
export async function removeEmptyParents(
  workspace: Workspace,
  path: WorkspacePath,
  stays: ReadonlySet<string>,
): Promise<void> {
  for (let folder = dirname(path.relative); folder !== '.' && !stays.has(folder); folder = dirname(folder)) {
    try {
      const entry = await workspace.resolveEntry(folder);
      const parent = await workspace.holdParent(entry, 'fail');
      await rmdir(parent.entry(basename(entry.absolute))).finally(() => parent.close());
    } catch {
      return;
    }
  }
}
