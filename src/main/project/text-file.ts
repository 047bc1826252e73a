import { basename } from 'node:path';
import type { ChangedFile } from '@shared/chat/chat';
import { textOf } from '@shared/texts/text';
import { lstat } from '../base/disk';
import { errorCode, isMissing } from '../base/errno';
import { type Attributes, replaceFile } from '../base/files/atomic-write';
import { hashOf, hashOfFile } from '../base/files/content-hash';
import type { RenameSystem } from '../base/files/rename-over';
import { assertNotReadOnly, writeFailure } from '../base/files/write-failure';
import { StaleError, ToolError } from '../base/tool-error';
import type { HeldFolder } from './held-folder';
import {
  type ChangeKeeper,
  type ExpectedFile,
  keepBefore,
  keepLateWrite,
  type OldVersion,
  openUnchanged,
} from './old-version';
import { decodeText, type Encoding, encodeText } from './text/encoding';
import { type LineEnds, lineEndsOf, withFileEnds, withUnixEnds } from './text/line-ends';
import type { Workspace, WorkspacePath } from './workspace';

// Text file: reads it for a change, and writes it so that all unchanged text stays the same, byte for byte.

/** The format of a text file, retained when it is written again. */
export type TextFormat = Encoding & LineEnds;

/** A file at the time of a proposal. `hash` is the SHA-256 (hex) of its bytes, null if the file does not exist. */
export type FileBase = {
  readonly hash: string | null;
  /** Decoded, with `\n` line ends. */
  readonly text: string;
  readonly format: TextFormat;
};

/** The base of a file that does not exist yet. */
export const newFileBase: FileBase = {
  hash: null,
  text: '',
  format: { encoding: 'utf-8', bom: false, lineEnding: '\n', mixed: null },
};

const largestEdit = 20 * 1024 * 1024;

/**
 * The file as a base for a change, or `newFileBase` if there is none. Throws ToolError for binary, huge and unreadable
 * files.
 */
export async function readTextFile(workspace: Workspace, path: WorkspacePath): Promise<FileBase> {
  if ((await workspace.stat(path)) === null) return newFileBase;
  return baseOf(await readWhole(workspace, path), path.absolute, workspace.encodings.get(path.absolute));
}

/** The base for the next change, after a change to `text`. Throws ToolError if the encoding lacks a character. */
export function baseAfter(base: FileBase, text: string, shownPath: string): FileBase {
  return baseOf(bytesOf(text, base, shownPath), shownPath, base.format.encoding);
}

function baseOf(bytes: Uint8Array, shownPath: string, chosen: string | undefined): FileBase {
  const decoded = decodeText(bytes, chosen);
  if (decoded === 'binary') throw new ToolError(textOf('project-files.binary', { path: shownPath }));
  const { text, encoding, bom } = decoded;
  return { hash: hashOf(bytes), text: withUnixEnds(text), format: { encoding, bom, ...lineEndsOf(text) } };
}

/**
 * A file of any size or kind as the base of its deletion. `text` is empty if the file is binary or too large to edit.
 * Throws ToolError if there is no such file.
 */
export async function readForDeletion(workspace: Workspace, path: WorkspacePath): Promise<FileBase> {
  const handle = await workspace.openFile(path);
  try {
    const { size } = await handle.stat();
    if (size > largestEdit) return { ...newFileBase, hash: await hashOfFile(handle) };
    const bytes = await handle.readFile();
    const decoded = decodeText(bytes, workspace.encodings.get(path.absolute));
    return {
      ...newFileBase,
      hash: hashOf(bytes),
      text: decoded === 'binary' ? '' : withUnixEnds(decoded.text),
    };
  } finally {
    await handle.close();
  }
}

export type TextWrite = {
  readonly base: FileBase;
  readonly text: string;
  readonly keeper: ChangeKeeper;
  readonly signal?: AbortSignal;
  readonly system?: RenameSystem;
};

/**
 * Writes `text` in the format of `base`, and creates missing folders. Throws StaleError if the file differs from
 * `base`, and ToolError for any other obstacle. The old file is then unchanged, and all new files and folders are
 * removed. If another program wrote to the old version during its replacement, resolves with the path of a copy, else
 * with null.
 */
export async function writeTextFile(
  workspace: Workspace,
  path: WorkspacePath,
  write: TextWrite,
): Promise<string | null> {
  const bytes = bytesOf(write.text, write.base, path.absolute);
  const parent = await holdParentOf(workspace, path, write.base);
  try {
    return await putInPlace(parent, path, { ...write, bytes });
  } catch (error) {
    await parent.discardCreated();
    throw writeFailure(error, path.absolute, write.signal);
  } finally {
    await parent.close();
  }
}

async function putInPlace(
  parent: HeldFolder,
  path: WorkspacePath,
  { bytes, base, keeper, signal, system }: TextWrite & { readonly bytes: Uint8Array },
): Promise<string | null> {
  const name = basename(path.absolute);
  const expected = { target: parent.entry(name), shownPath: path.absolute, hash: base.hash };
  const attributes = base.hash === null ? null : await attributesOf(expected.target, path.absolute);
  const kept = keptBefore(expected, keeper);
  const keptAfter = keepAfter(bytes, keeper);
  const mode = attributes && attributes.mode & 0o7777;
  const { platform } = system ?? process;
  const change: ChangedFile = {
    relativePath: path.relative,
    before: base.hash,
    after: hashOf(bytes),
    mode,
    exactModes: true,
  };
  let old: OldVersion | null = null;
  const lastCheck = async () => {
    await kept;
    old = await openUnchanged(expected);
    // Windows never replaces an open file, even one that Pilotfish has open. So no other program can write to it
    // meanwhile.
    if (platform !== 'win32') return;
    await old?.handle.close();
    old = null;
  };
  const placement = base.hash === null ? 'create' : 'replace';
  try {
    const { path: folder } = parent;
    const replacement = { folder, name, bytes, attributes, newMode: 0o666, placement, lastCheck } as const;
    await replaceFile({ ...replacement, ...(signal && { signal }), ...(system && { system }) });
  } catch (error) {
    await (old as OldVersion | null)?.handle.close();
    if (errorCode(error) === 'EUNCONFIRMED') keeper.fileChanged(change);
    await keptAfter;
    await kept; // If both fail, this error is the one to report.
    throw error;
  }
  keeper.fileChanged(change);
  await keptAfter;
  return old && (await keepLateWrite(old, keeper));
}

/** Stores the content of an existing file before a change. Throws StaleError if the content differs from `hash`. */
export async function keepAsItIs(
  workspace: Workspace,
  path: WorkspacePath,
  { hash, keeper }: { readonly hash: string; readonly keeper: ChangeKeeper },
): Promise<void> {
  const parent = await workspace.holdParent(path, 'fail');
  try {
    const target = parent.entry(basename(path.absolute));
    await keepBefore({ target, shownPath: path.absolute, hash }, keeper);
  } catch (error) {
    throw writeFailure(error, path.absolute);
  } finally {
    await parent.close();
  }
}

/**
 * Also stores the new content, to compare it with later changes. A failure is harmless: undo works as long as the file
 * has this content.
 */
async function keepAfter(bytes: Uint8Array, keeper: ChangeKeeper): Promise<void> {
  const content = async function* () {
    yield bytes;
  };
  await keeper.keepContent(hashOf(bytes), content()).catch(() => undefined);
}

/**
 * Stores the old version while the new one is written, because both wait for the disk. Await it before the replacement,
 * and before closing the folder.
 */
function keptBefore(expected: ExpectedFile, keeper: ChangeKeeper): Promise<void> {
  const kept = expected.hash === null ? Promise.resolve() : keepBefore(expected, keeper);
  kept.catch(() => undefined); // The error reaches the code that awaits it.
  return kept;
}

/**
 * The bytes of `text` in the base's encoding, with its byte order mark and line ends. Throws ToolError if the encoding
 * lacks a character.
 */
export function bytesOf(text: string, base: FileBase, shownPath: string): Uint8Array {
  const bytes = encodedAs(base, text);
  if (bytes instanceof Uint8Array) return bytes;
  const code = bytes.missing.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  throw new ToolError(
    `Cannot write the character "${bytes.missing}" (U+${code}) to ${shownPath}: its encoding, ${base.format.encoding}, does not have it. Nothing was written.`,
  );
}

/** The first character of `text` that the base's encoding lacks, or null. */
export function unwritableCharacter(text: string, base: FileBase): string | null {
  const bytes = encodedAs(base, text);
  return bytes instanceof Uint8Array ? null : bytes.missing;
}

function encodedAs(base: FileBase, text: string): ReturnType<typeof encodeText> {
  return encodeText(withFileEnds(text, base.text, base.format), base.format);
}

async function readWhole(workspace: Workspace, path: WorkspacePath): Promise<Uint8Array> {
  const handle = await workspace.openFile(path);
  try {
    const { size } = await handle.stat();
    if (size > largestEdit) {
      const megabytes = Math.ceil(size / 1024 / 1024);
      throw new ToolError(textOf('project-files.too-large', { megabytes, path: path.absolute }));
    }
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

async function holdParentOf(workspace: Workspace, path: WorkspacePath, base: FileBase) {
  if (base.hash === null) {
    return workspace.holdParent(path, 'create').catch((error: unknown) => {
      throw writeFailure(error, path.absolute);
    });
  }
  if ((await workspace.stat(path)) === null) throw new StaleError(path.absolute);
  return workspace.holdParent(path, 'fail');
}

async function attributesOf(target: string, shownPath: string): Promise<Attributes> {
  const stats = await lstat(target).catch((error: unknown) => {
    throw isMissing(error) ? new StaleError(shownPath) : error;
  });
  if (!stats.isFile()) throw new StaleError(shownPath);
  assertNotReadOnly(stats, shownPath);
  return stats;
}
