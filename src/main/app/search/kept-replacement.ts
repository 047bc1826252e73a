import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReplacedFile } from '@shared/search/text-search';
import { z } from 'zod';
import { writeFileAtomically } from '../../base/files/atomic-write';
import { makeFolder } from '../../base/files/make-folder';
import { inParallel } from '../../base/in-parallel';
import { createSerialQueue } from '../../base/serial-queue';
import { chatsFolder } from '../../storage/project-key';
import type { ReplacementPlace as Place } from './begun-replacement';
import { hashInProject } from './hash-in-project';

// The last replacement in files of each project, stored beside its chats. The user can undo it after a reload or
// restart, unless the files have changed since. The old contents are in the project's folder of contents.

const recordSchema = z.array(z.object({ path: z.string(), before: z.string(), after: z.string() }));

const steps = createSerialQueue();

/** Replaces the previous record if any file was written. If it cannot be stored, the written files stay as they are. */
export async function keepReplacement(place: Place, written: readonly ReplacedFile[]): Promise<void> {
  if (written.length > 0) await steps.next(() => write(place, written)).catch(() => {});
}

/** Files that are unchanged since the last replacement. */
export async function undoableFiles(place: Place): Promise<readonly ReplacedFile[]> {
  const files = await steps.next(() => read(place));
  const hashes = await inParallel(files, hashedAtOnce, ({ path }) => hashInProject(place.workspace, path));
  return files.filter(({ after }, at) => hashes[at] === after);
}

const hashedAtOnce = 16;

/** Removes files that were undone or that the user accepts. */
export async function forgetReplaced(place: Place, files: readonly ReplacedFile[]): Promise<void> {
  const gone = new Set(files.map(({ path, after }) => `${after} ${path}`));
  await steps.next(async () => {
    const kept = (await read(place)).filter(({ path, after }) => !gone.has(`${after} ${path}`));
    if (kept.length > 0) await write(place, kept);
    else await rm(fileOf(place), { force: true });
  });
}

async function write(place: Place, files: readonly ReplacedFile[]): Promise<void> {
  await makeFolder(chatsFolder(place.home, place.workspace.root));
  await writeFileAtomically(fileOf(place), JSON.stringify(files));
}

/** An unreadable record counts as empty. */
async function read(place: Place): Promise<readonly ReplacedFile[]> {
  const text = await readFile(fileOf(place), 'utf8').catch(() => '[]');
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

function fileOf({ home, workspace }: Place): string {
  return join(chatsFolder(home, workspace.root), 'replacement.json');
}
