import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replacementSchema } from '@shared/search/text-query-schema';
import { z } from 'zod';
import { writeFileAtomically } from '../../base/files/atomic-write';
import { acquireLock, lockHolder } from '../../base/files/lock-file';
import { makeFolder } from '../../base/files/make-folder';
import type { Workspace } from '../../project/workspace';
import { chatsFolder } from '../../storage/project-key';

// The plan of a replacement in files, on disk before the first file changes. After a kill, the next start uses it to
// finish or undo the replacement.

export type ReplacementPlace = { readonly home: string; readonly workspace: Workspace };

const begunSchema = z.object({
  ...replacementSchema.shape,
  files: z.array(
    z.object({
      path: z.string(),
      before: z.string(),
      after: z.string(),
      leftOut: z.array(z.int().nonnegative()),
    }),
  ),
});
export type BegunReplacement = z.infer<typeof begunSchema>;

/** Runs `action` as the only replacement of the project. Null: another one runs, perhaps in another process. */
export async function asOnlyReplacement<Value>(
  place: ReplacementPlace,
  action: () => Promise<Value>,
): Promise<Value | null> {
  await makeFolder(chatsFolder(place.home, place.workspace.root));
  const lock = await acquireLock(`${fileOf(place)}.lock`);
  if (lock === null) return null;
  try {
    return await action();
  } finally {
    await lock.release();
  }
}

/** Whether one runs, in this or another process. */
export async function isReplacing(place: ReplacementPlace): Promise<boolean> {
  return (await lockHolder(`${fileOf(place)}.lock`)) !== 'nobody';
}

/** Resolves when the plan is synced. */
export async function noteBegun(place: ReplacementPlace, begun: BegunReplacement): Promise<void> {
  await writeFileAtomically(fileOf(place), JSON.stringify(begun));
}

/** Null: no replacement was cut short. An unreadable plan also counts as none. */
export async function readBegun(place: ReplacementPlace): Promise<BegunReplacement | null> {
  const text = await readFile(fileOf(place), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return begunSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export async function forgetBegun(place: ReplacementPlace): Promise<void> {
  await rm(fileOf(place), { force: true });
}

function fileOf({ home, workspace }: ReplacementPlace): string {
  return join(chatsFolder(home, workspace.root), 'replacing.json');
}
