import { join } from 'node:path';
import { AppError } from '@shared/errors';
import type { Replacement } from '@shared/search/text-query-schema';
import {
  type AcceptedFile,
  type PlannedFile,
  type ReplacedFiles,
  substituted,
} from '@shared/search/text-search';
import { type AnyText, textOf } from '@shared/texts/text';
import { ToldError, toldOf } from '@shared/texts/told-error';
import { type SavedText, saveText } from '../../project/save-text';
import { type FilePlan, planReplacement } from '../../project/search/in-files/plan-replacement';
import { type FileBase, unwritableCharacter } from '../../project/text-file';
import { chatsFolder } from '../../storage/project-key';
import { type KnownProject, tellKnowing } from '../files/tell-knowing';
import { keeperFor } from '../parts/keeper-for';
import type { AppParts } from '../parts/parts';
import { keepReplacement } from './kept-replacement';
import { forPerson } from './window-search';

// Replacing in files: what a person accepted is written file by file, each as their own save is; what a file held is
// kept, so that all of it can be taken back.

/** AppError `invalid` for an expression that is none. */
export async function planForPerson(
  { workspace }: Pick<KnownProject, 'workspace'>,
  { paths, ...replacement }: Replacement & { readonly paths: readonly string[] },
): Promise<readonly PlannedFile[]> {
  const plans = await planned({ workspace }, replacement, paths);
  return plans.map((plan, index) => ({ path: paths[index] ?? '', plan: shownPlan(plan) }));
}

/** Each file for itself: what fails leaves that one as it was, and the others are written. */
export async function replaceInFiles(
  project: KnownProject,
  { files, ...replacement }: Replacement & { readonly files: readonly AcceptedFile[] },
  parts: AppParts,
): Promise<ReplacedFiles> {
  const written: ReplacedFiles['written'][number][] = [];
  const failed: ReplacedFiles['failed'][number][] = [];
  for (let from = 0; from < files.length; from += atOnce) {
    const batch = files.slice(from, from + atOnce);
    const plans = await planned(
      project,
      replacement,
      batch.map(({ path }) => path),
    );
    for (const [index, file] of batch.entries()) {
      const { path } = file;
      try {
        const after = await replaceOne(project, { file, plan: plans[index] }, parts);
        written.push({ path, before: file.hash, after });
      } catch (error) {
        failed.push({ path, why: reasonOf(error) });
      }
    }
  }
  await keepReplacement({ home: parts.home, workspace: project.workspace }, written);
  return { written, failed };
}

/** Files whose texts are held at a time. */
const atOnce = 20;

async function planned(
  { workspace }: Pick<KnownProject, 'workspace'>,
  replacement: Replacement,
  paths: readonly string[],
): Promise<readonly FilePlan[]> {
  const { signal } = new AbortController();
  return await forPerson(() => planReplacement(workspace, paths, { replacement, signal }));
}

type Accepted = { readonly file: AcceptedFile; readonly plan: FilePlan | undefined };

/** The hash of what is in it then. */
async function replaceOne(project: KnownProject, { file, plan }: Accepted, parts: AppParts): Promise<string> {
  if (plan === undefined || plan.kind === 'unusable')
    throw new ToldError(plan?.why ?? textOf('search.no-match-now'));
  const { path, hash } = file;
  if (plan.base.hash !== hash) throw new ToldError(textOf('search.file-changed'));
  const text = substituted(plan.base.text, plan.matches, new Set(file.leftOut));
  const keeper = keeperFor(parts, project.workspace.root);
  const saved = await saveText(project.workspace, { path, text, hash, encoding: null }, keeper);
  await tellReplaced(project, { ...saved, path }, parts);
  return saved.hash;
}

async function tellReplaced(
  project: KnownProject,
  { absolutePath, lateCopy, path }: SavedText & { readonly path: string },
  parts: AppParts,
): Promise<void> {
  if (lateCopy !== null)
    parts.notice('warning', textOf('project-files.late-write', { path, copy: lateCopy }));
  const text = `The person replaced text in ${absolutePath} since you last saw it. Read it again before you rely on what it holds.`;
  await tellKnowing(project, parts, { path: absolutePath, text });
}

export function reasonOf(error: unknown): AnyText {
  if (error instanceof AppError && error.code === 'stale') return textOf('search.file-changed');
  if (error instanceof ToldError) return toldOf(error);
  throw error;
}

function shownPlan(plan: FilePlan): PlannedFile['plan'] {
  if (plan.kind === 'unusable') return plan;
  const { base, matches } = plan;
  const missing = unwritableIn(base, matches);
  return missing ?? { kind: 'matches', hash: base.hash, matches };
}

/** What is put in may not exist in the file's encoding. */
function unwritableIn(
  base: FileBase,
  matches: readonly { readonly by: string }[],
): (PlannedFile['plan'] & { kind: 'unusable' }) | null {
  const character = unwritableCharacter(matches.map(({ by }) => by).join(''), { ...base, text: '' });
  if (character === null) return null;
  return {
    kind: 'unusable',
    why: textOf('search.character', { encoding: base.format.encoding, character }),
  };
}

/** Where what files held is kept. */
export function contentsFolder({ home }: Pick<AppParts, 'home'>, root: string): string {
  return join(chatsFolder(home, root), 'contents');
}
