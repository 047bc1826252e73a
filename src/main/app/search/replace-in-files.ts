import { join } from 'node:path';
import { AppError } from '@shared/errors';
import type { Replacement } from '@shared/search/text-query-schema';
import {
  type AcceptedFile,
  type PlannedFile,
  type ReplacedFile,
  type ReplacedFiles,
  substituted,
} from '@shared/search/text-search';
import { type AnyText, textOf } from '@shared/texts/text';
import { ToldError, toldOf } from '@shared/texts/told-error';
import { hashOf } from '../../base/files/content-hash';
import { inParallel } from '../../base/in-parallel';
import type { ChangeKeeper } from '../../project/old-version';
import { saveText } from '../../project/save-text';
import { type FilePlan, planReplacement } from '../../project/search/in-files/plan-replacement';
import { bytesOf, type FileBase, keepAsItIs, unwritableCharacter } from '../../project/text-file';
import { chatsFolder } from '../../storage/project-key';
import { type KnownProject, tellKnowingAny } from '../files/tell-knowing';
import { keeperFor } from '../parts/keeper-for';
import type { LongWork } from '../parts/long-work';
import type { AppParts } from '../parts/parts';
import { asOnlyReplacement, forgetBegun, noteBegun } from './begun-replacement';
import { keepReplacement } from './kept-replacement';
import { forPerson } from './window-search';

// Replaces in files: writes the matches that the user accepted, each file like a save by the user. Old contents are
// stored for undo.

/** AppError `invalid` for an invalid regular expression. */
export async function planForPerson(
  { workspace }: Pick<KnownProject, 'workspace'>,
  { paths, ...replacement }: Replacement & { readonly paths: readonly string[] },
): Promise<readonly PlannedFile[]> {
  const plans = await planned({ workspace }, replacement, paths);
  return plans.map((plan, index) => ({ path: paths[index] ?? '', plan: shownPlan(plan) }));
}

export type ToReplace = Replacement & {
  readonly files: readonly AcceptedFile[];
  /** Files written before a kill cut the replacement short; they belong to the same replacement. */
  readonly earlier?: readonly ReplacedFile[];
};

export type ReplaceParts = Pick<AppParts, 'home' | 'changes' | 'notes' | 'log' | 'notice'>;

type Replacing = { readonly parts: ReplaceParts; readonly work: LongWork };

/**
 * Files are independent: one that fails stays unchanged, and the others are written. The plan and all old contents are
 * on disk before the first file changes. AppError `busy` while another replacement runs.
 */
export async function replaceInFiles(
  project: KnownProject,
  wanted: ToReplace,
  { parts, work }: Replacing,
): Promise<ReplacedFiles> {
  const place = { home: parts.home, workspace: project.workspace };
  const done = await asOnlyReplacement(place, async () => {
    const { files, earlier = [], ...replacement } = wanted;
    const { ready, failed } = await readyFiles(project, wanted, parts);
    const known = new Set(ready.map(({ path }) => path));
    const before = earlier.map((file) => ({ ...file, leftOut: [] }));
    await noteBegun(place, { ...replacement, files: [...before, ...ready] });
    const all = files.filter(({ path }) => known.has(path));
    const result = await writeFiles(project, { ...wanted, files: all, ready }, { parts, work });
    await keepReplacement(place, [...earlier, ...result.written]);
    await forgetBegun(place);
    return { written: [...earlier, ...result.written], failed: [...failed, ...result.failed] };
  });
  if (done === null) throw new AppError('busy', textOf('search.replacing'));
  return done;
}

/** The number of files whose texts are in memory at the same time. */
const atOnce = 20;

type ReadyFile = ReplacedFile & { readonly leftOut: number[] };
type Failed = ReplacedFiles['failed'][number];

/** The writable files, each with its new content; stores their old contents. */
async function readyFiles(
  project: KnownProject,
  { files, ...replacement }: ToReplace,
  parts: ReplaceParts,
): Promise<{ readonly ready: readonly ReadyFile[]; readonly failed: readonly Failed[] }> {
  const ready: ReadyFile[] = [];
  const failed: Failed[] = [];
  const keeper = keeperFor(parts, project.workspace.root);
  for (let from = 0; from < files.length; from += atOnce) {
    const batch = files.slice(from, from + atOnce);
    const paths = batch.map(({ path }) => path);
    const plans = await planned(project, replacement, paths);
    const found = await inParallel([...batch.entries()], atOnce, ([index, file]) =>
      readyFile(project, { file, plan: plans[index] }, keeper),
    );
    for (const one of found)
      if ('why' in one) failed.push(one);
      else ready.push(one);
  }
  return { ready, failed };
}

async function readyFile(
  { workspace }: KnownProject,
  { file, plan }: Accepted,
  keeper: ChangeKeeper,
): Promise<ReadyFile | Failed> {
  const { path } = file;
  try {
    const { base, matches } = usable({ file, plan });
    const text = substituted(base.text, matches, new Set(file.leftOut));
    await keepAsItIs(workspace, await workspace.resolve(path), { hash: base.hash, keeper });
    const after = hashOf(bytesOf(text, base, path));
    return { path, before: base.hash, after, leftOut: [...file.leftOut] };
  } catch (error) {
    return { path, why: reasonOf(error) };
  }
}

async function writeFiles(
  project: KnownProject,
  { files, ready, ...replacement }: ToReplace & { readonly ready: readonly ReadyFile[] },
  { parts, work }: Replacing,
): Promise<ReplacedFiles> {
  const written: ReplacedFile[] = [];
  const failed: Failed[] = [];
  const afterOf = new Map(ready.map(({ path, after }) => [path, after]));
  work.begin(files.length);
  for (let from = 0; from < files.length; from += atOnce) {
    const batch = files.slice(from, from + atOnce);
    if (work.signal.aborted) {
      failed.push(...batch.map(({ path }) => ({ path, why: textOf('search.stopped') })));
      continue;
    }
    const paths = batch.map(({ path }) => path);
    const plans = await planned(project, replacement, paths);
    await inParallel([...batch.entries()], atOnce, async ([index, file]) => {
      const { path } = file;
      try {
        const accepted = { file, plan: plans[index] };
        const after = await replaceOne(project, { ...accepted, after: afterOf.get(path) }, parts);
        written.push({ path, before: file.hash, after });
      } catch (error) {
        failed.push({ path, why: reasonOf(error) });
      }
      work.step();
    });
  }
  const order = new Map(files.map(({ path }, at) => [path, at]));
  const inOrder = (one: { path: string }, other: { path: string }) =>
    (order.get(one.path) ?? 0) - (order.get(other.path) ?? 0);
  await tellReplaced(
    project,
    written.map(({ path }) => path),
    parts,
  );
  return { written: written.sort(inOrder), failed: failed.sort(inOrder) };
}

async function planned(
  { workspace }: Pick<KnownProject, 'workspace'>,
  replacement: Replacement,
  paths: readonly string[],
): Promise<readonly FilePlan[]> {
  const { signal } = new AbortController();
  return await forPerson(() => planReplacement(workspace, paths, { replacement, signal }));
}

type Accepted = { readonly file: AcceptedFile; readonly plan: FilePlan | undefined };

function usable({ file, plan }: Accepted): Extract<FilePlan, { kind: 'matches' }> {
  if (plan === undefined || plan.kind === 'unusable')
    throw new ToldError(plan?.why ?? textOf('search.no-match-now'));
  if (plan.base.hash !== file.hash) throw new ToldError(textOf('search.file-changed'));
  return plan;
}

/** The hash of the new content, which must be the planned one. */
async function replaceOne(
  project: KnownProject,
  { after, ...accepted }: Accepted & { readonly after: string | undefined },
  parts: ReplaceParts,
): Promise<string> {
  const { base, matches } = usable(accepted);
  const { path, hash, leftOut } = accepted.file;
  const text = substituted(base.text, matches, new Set(leftOut));
  if (hashOf(bytesOf(text, base, path)) !== after) throw new ToldError(textOf('search.file-changed'));
  const keeper = keeperFor(parts, project.workspace.root);
  const saved = await saveText(project.workspace, { path, text, hash, encoding: null }, keeper);
  if (saved.lateCopy !== null)
    parts.notice('warning', textOf('project-files.late-write', { path, copy: saved.lateCopy }));
  return saved.hash;
}

async function tellReplaced(
  project: KnownProject,
  paths: readonly string[],
  parts: ReplaceParts,
): Promise<void> {
  await tellKnowingAny(project, parts, {
    paths: paths.map((path) => join(project.workspace.root, path)),
    textOf: toldOfReplacing,
  });
}

/** The note for models. */
function toldOfReplacing([first = '', ...others]: readonly string[]): string {
  if (others.length === 0)
    return `The user replaced text in ${first} since you last saw it. Read it again before you rely on its content.`;
  const files = [first, ...others].map((path) => `- ${path}`).join('\n');
  return `The user replaced text in these files. Read those that you saw before again before you rely on their content:\n${files}`;
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

/** The replacement may contain a character that the file's encoding lacks. */
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

/** The folder of old contents. */
export function contentsFolder({ home }: Pick<AppParts, 'home'>, root: string): string {
  return join(chatsFolder(home, root), 'contents');
}
