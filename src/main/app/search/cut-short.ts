import type { CutShort, ReplacedFile, ReplacedFiles } from '@shared/search/text-search';
import { textOf } from '@shared/texts/text';
import { inParallel } from '../../base/in-parallel';
import type { KnownProject } from '../files/tell-knowing';
import type { LongWork } from '../parts/long-work';
import type { AppParts } from '../parts/parts';
import {
  asOnlyReplacement,
  type BegunReplacement,
  forgetBegun,
  isReplacing,
  type ReplacementPlace,
  readBegun,
} from './begun-replacement';
import { hashInProject } from './hash-in-project';
import { forgetReplaced, keepReplacement } from './kept-replacement';
import { type ReplaceParts, replaceInFiles } from './replace-in-files';

// A replacement in files that a kill cut short: the changed files, the remaining ones, and its completion.

/** Null: there is none, or it still runs. */
export async function replacementCutShort(place: ReplacementPlace): Promise<CutShort | null> {
  const begun = (await isReplacing(place)) ? null : await readBegun(place);
  if (begun === null) return null;
  const { written, left } = await standOf(place, begun);
  if (written.length > 0 && left.length > 0) return { written, left: left.length };
  // The replacement changed all files or none, so the usual undo is sufficient.
  await asOnlyReplacement(place, async () => {
    await keepReplacement(place, written);
    await forgetBegun(place);
  });
  return null;
}

/** Called when a window shows the project. Errors are only logged; the search offers the remedies. */
export async function sayCutShort(place: ReplacementPlace, parts: Pick<AppParts, 'notice' | 'log'>) {
  try {
    const cut = await replacementCutShort(place);
    if (cut === null) return;
    const counts = { done: cut.written.length, all: cut.written.length + cut.left };
    parts.notice('warning', textOf('search.cut-short', counts));
  } catch (error) {
    parts.log.write('warning', 'looking for a replacement that was interrupted', error);
  }
}

/** Accepts the files as they are. */
export async function keepCutShort(place: ReplacementPlace, files: readonly ReplacedFile[]): Promise<void> {
  await forgetBegun(place);
  await forgetReplaced(place, files);
}

/** Replaces in the remaining files. */
export async function finishReplacement(
  project: KnownProject,
  parts: ReplaceParts,
  work: LongWork,
): Promise<ReplacedFiles> {
  const place = { home: parts.home, workspace: project.workspace };
  const begun = await readBegun(place);
  if (begun === null) return { written: [], failed: [] };
  const { written, left } = await standOf(place, begun);
  const files = left.map(({ path, before, leftOut }) => ({ path, hash: before, leftOut }));
  const { files: _, ...replacement } = begun;
  return await replaceInFiles(project, { ...replacement, files, earlier: written }, { parts, work });
}

type Stand = { readonly written: ReplacedFile[]; readonly left: BegunReplacement['files'] };

/** Leaves out files that have changed since. */
async function standOf({ workspace }: ReplacementPlace, { files }: BegunReplacement): Promise<Stand> {
  const hashes = await inParallel(files, hashedAtOnce, ({ path }) => hashInProject(workspace, path));
  return {
    written: files
      .filter(({ before, after }, at) => hashes[at] === after && before !== after)
      .map(({ path, before, after }) => ({ path, before, after })),
    left: files.filter(({ before, after }, at) => hashes[at] === before && before !== after),
  };
}

const hashedAtOnce = 16;
