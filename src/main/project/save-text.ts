import { AppError } from '@shared/errors';
import { largestText, type TextToSave } from '@shared/project/project';
import { textOf } from '@shared/texts/text';
import { hashOf } from '../base/files/content-hash';
import { StaleError } from '../base/tool-error';
import { forWindow } from './app-failure';
import type { ChangeKeeper } from './old-version';
import { isEncoding } from './text/encoding';
import {
  bytesOf,
  type FileBase,
  newFileBase,
  readTextFile,
  type TextFormat,
  unwritableCharacter,
  writeTextFile,
} from './text-file';
import type { Workspace, WorkspacePath } from './workspace';

// Saving: writes the user's text to a file of the project, in the format of the file.

export type SavedText = {
  /** SHA-256 of the bytes that are in the file now, in hex. */
  readonly hash: string;
  readonly absolutePath: string;
  /** The path of a copy of the old version if another program wrote to it at the same moment, else null. */
  readonly lateCopy: string | null;
};

/**
 * Throws AppError `stale` if the file differs from the base of the text, and `invalid` if its encoding lacks a
 * character. Throws `too-large` if the text could not be edited afterwards, unless `size` is `any`. Other AppErrors
 * contain the reason of a failed write. The old file is then unchanged, and the temp file is removed.
 */
export async function saveText(
  workspace: Workspace,
  toSave: TextToSave,
  keeper: ChangeKeeper,
): Promise<SavedText> {
  return await forWindow(async () => {
    const path = await workspace.resolve(toSave.path);
    const { text } = toSave;
    const base = await baseOf(workspace, path, toSave);
    assertHasCharacters(toSave, base);
    const bytes = bytesOf(text, base, path.absolute);
    if (toSave.size !== 'any') assertCanBeEdited(toSave.path, bytes.length);
    try {
      const lateCopy = await writeTextFile(workspace, path, { base, text, keeper });
      if (toSave.encoding !== null) workspace.encodings.delete(path.absolute);
      return { hash: hashOf(bytes), absolutePath: path.absolute, lateCopy };
    } catch (error) {
      throw error instanceof StaleError ? stale(toSave.path, error) : error;
    }
  });
}

async function baseOf(workspace: Workspace, path: WorkspacePath, toSave: TextToSave): Promise<FileBase> {
  const { path: shown, hash, encoding } = toSave;
  const found = await readTextFile(workspace, path);
  if (found.hash !== hash) throw stale(shown);
  if (encoding !== null && !isEncoding(encoding))
    throw new AppError('invalid', textOf('saving.no-encoding', { encoding }));
  if (found.hash === null) return { ...newFileBase, format: newFormat(toSave) };
  if (encoding === null || encoding === found.format.encoding) return found;
  return { ...found, format: { ...found.format, encoding, bom: false } };
}

function newFormat({ encoding, format }: TextToSave): TextFormat {
  return {
    encoding: encoding ?? newFileBase.format.encoding,
    bom: format?.bom ?? false,
    lineEnding: format?.lineEnds === 'CRLF' ? '\r\n' : '\n',
    mixed: null,
  };
}

function assertHasCharacters({ path, text }: TextToSave, base: FileBase): void {
  const character = unwritableCharacter(text, base);
  if (character === null) return;
  const { encoding } = base.format;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  throw new AppError('invalid', textOf('saving.character', { path, encoding, character, code }));
}

function assertCanBeEdited(path: string, size: number): void {
  if (size <= largestText) return;
  const megabytes = (bytes: number) => Math.ceil(bytes / (1024 * 1024));
  const told = { path, megabytes: megabytes(size), most: megabytes(largestText) };
  throw new AppError('too-large', textOf('saving.too-large', told));
}

function stale(path: string, cause?: unknown): AppError {
  return new AppError('stale', textOf('saving.stale', { path }), { cause });
}
