import type { ReplacedFile, ReplacedFiles } from '@shared/search/text-search';
import { textOf } from '@shared/texts/text';
import { ToldError } from '@shared/texts/told-error';
import { StaleError } from '../../base/tool-error';
import { forWindow } from '../../project/app-failure';
import { decodeText } from '../../project/text/encoding';
import { lineEndsOf, withUnixEnds } from '../../project/text/line-ends';
import { type FileBase, writeTextFile } from '../../project/text-file';
import { createKeptContents } from '../../storage/chats/kept-contents';
import { type KnownProject, tellKnowing } from '../files/tell-knowing';
import { keeperFor } from '../parts/keeper-for';
import type { AppParts } from '../parts/parts';
import { forgetReplaced } from './kept-replacement';
import { contentsFolder, reasonOf } from './replace-in-files';

// Undo of a replacement: each file that still holds what was put there gets back the very bytes that it held.

export async function undoReplacement(
  project: KnownProject,
  files: readonly ReplacedFile[],
  parts: AppParts,
): Promise<ReplacedFiles> {
  const written: ReplacedFile[] = [];
  const failed: ReplacedFiles['failed'][number][] = [];
  for (const file of files) {
    const { path, before, after } = file;
    try {
      await forWindow(() => undoOne(project, file, parts));
      written.push({ path, before: after, after: before });
    } catch (error) {
      failed.push({ path, why: reasonOf(error) });
    }
  }
  await forgetReplaced({ home: parts.home, workspace: project.workspace }, files);
  return { written, failed };
}

async function undoOne(
  project: KnownProject,
  { path: relative, before, after }: ReplacedFile,
  parts: AppParts,
): Promise<void> {
  const { workspace } = project;
  const bytes = await createKeptContents(contentsFolder(parts, workspace.root)).read(before);
  const decoded = bytes && decodeText(bytes);
  if (!decoded || decoded === 'binary') throw new ToldError(textOf('search.not-kept'));
  const path = await workspace.resolve(relative);
  const { encoding, bom } = decoded;
  const text = withUnixEnds(decoded.text);
  const base: FileBase = { hash: after, text, format: { encoding, bom, ...lineEndsOf(decoded.text) } };
  const keeper = keeperFor(parts, workspace.root);
  try {
    await writeTextFile(workspace, path, { base, text, keeper });
  } catch (error) {
    throw error instanceof StaleError ? new ToldError(textOf('search.file-changed')) : error;
  }
  const told = `The person took back what they had replaced in ${path.absolute} since you last saw it. Read it again before you rely on what it holds.`;
  await tellKnowing(project, parts, { path: path.absolute, text: told });
}
