import { join } from 'node:path';
import type { ReplacedFile, ReplacedFiles } from '@shared/search/text-search';
import { textOf } from '@shared/texts/text';
import { ToldError } from '@shared/texts/told-error';
import { inParallel } from '../../base/in-parallel';
import { StaleError } from '../../base/tool-error';
import { forWindow } from '../../project/app-failure';
import { decodeText } from '../../project/text/encoding';
import { lineEndsOf, withUnixEnds } from '../../project/text/line-ends';
import { type FileBase, writeTextFile } from '../../project/text-file';
import { createKeptContents } from '../../storage/chats/kept-contents';
import { type KnownProject, tellKnowingAny } from '../files/tell-knowing';
import { keeperFor } from '../parts/keeper-for';
import type { LongWork } from '../parts/long-work';
import type { AppParts } from '../parts/parts';
import { forgetBegun } from './begun-replacement';
import { forgetReplaced } from './kept-replacement';
import { contentsFolder, reasonOf } from './replace-in-files';

// Undoes a replacement: each file that is unchanged since then gets its exact old bytes.

export async function undoReplacement(
  project: KnownProject,
  files: readonly ReplacedFile[],
  { parts, work }: { readonly parts: AppParts; readonly work: LongWork },
): Promise<ReplacedFiles> {
  const undone: ReplacedFile[] = [];
  const failed: ReplacedFiles['failed'][number][] = [];
  work.begin(files.length);
  await inParallel(files, atOnce, async (file) => {
    try {
      if (work.signal.aborted) throw new ToldError(textOf('search.stopped'));
      await forWindow(() => undoOne(project, file, parts));
      undone.push(file);
      work.step();
    } catch (error) {
      failed.push({ path: file.path, why: reasonOf(error) });
    }
  });
  const paths = undone.map(({ path }) => join(project.workspace.root, path));
  await tellKnowingAny(project, parts, { paths, textOf: toldOfUndo });
  // The user can still undo the remaining files.
  const done = work.signal.aborted ? undone : files;
  const place = { home: parts.home, workspace: project.workspace };
  await forgetReplaced(place, done);
  if (!work.signal.aborted) await forgetBegun(place);
  const at = new Map(files.map(({ path }, index) => [path, index]));
  const inOrder = (one: { path: string }, other: { path: string }) =>
    (at.get(one.path) ?? 0) - (at.get(other.path) ?? 0);
  const written = undone.toSorted(inOrder).map(({ path, before, after }) => ({
    path,
    before: after,
    after: before,
  }));
  return { written, failed: failed.sort(inOrder) };
}

const atOnce = 16;

/** The note for models. */
function toldOfUndo([first = '', ...others]: readonly string[]): string {
  if (others.length === 0)
    return `The user undid their replacement in ${first} since you last saw it. Read it again before you rely on its content.`;
  const files = [first, ...others].map((path) => `- ${path}`).join('\n');
  return `The user undid their replacement in these files. Read those that you saw before again before you rely on their content:\n${files}`;
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
}
