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

// Last replacement in files of each project, on disk beside its chats: what it wrote can be taken back after a reload and
// a restart, as long as the files are as it left them. What they held lies with the kept contents.

const recordSchema = z.array(z.object({ path: z.string(), before: z.string(), after: z.string() }));

const steps = createSerialQueue();

/** In the place of the one before, if it wrote anything. That it cannot be kept undoes nothing of what was written. */
export async function keepReplacement(place: Place, written: readonly ReplacedFile[]): Promise<void> {
  if (written.length > 0) await steps.next(() => write(place, written)).catch(() => {});
}

/** Those that are still as the last replacement left them. */
export async function undoableFiles(place: Place): Promise<readonly ReplacedFile[]> {
  const files = await steps.next(() => read(place));
  const hashes = await inParallel(files, hashedAtOnce, ({ path }) => hashInProject(place.workspace, path));
  return files.filter(({ after }, at) => hashes[at] === after);
}

const hashedAtOnce = 16;

/** They were taken back, or are not to be. */
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

/** What cannot be read is as if nothing had been kept. */
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
