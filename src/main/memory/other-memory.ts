import { join } from 'node:path';
import { AppError } from '@shared/errors';
import type { MemoryView, OtherMemory } from '@shared/memory/memory';
import { textOf } from '@shared/texts/text';
import { readFile } from '../base/disk';
import { writeFileAtomically } from '../base/files/atomic-write';
import { ToolError } from '../base/tool-error';
import type { ChangeKeeper } from '../project/old-version';
import { type MemoryPlaces, openMemoryPlace, writeMemoryPlace } from './memory-place';

// Memory of other programs on this machine. Pilotfish offers once to copy it into the global memory.

const files: Readonly<Record<OtherMemory, readonly [string, string]>> = {
  qwen: ['.qwen', 'QWEN.md'],
  claude: ['.claude', 'CLAUDE.md'],
};

export type OtherMemoryPlace = {
  /** The home folder of the user. */
  readonly userFolder: string;
  /** The data folder. */
  readonly home: string;
};

/** The first one that exists and is still unanswered. */
export async function otherMemory({ userFolder, home }: OtherMemoryPlace): Promise<MemoryView['offer']> {
  const answered = await readAnswered(home);
  for (const of of ['qwen', 'claude'] as const) {
    if (answered.includes(of)) continue;
    const path = join(userFolder, ...files[of]);
    const text = await readFile(path, 'utf8').catch(() => '');
    if (text.trim() !== '') return { of, path };
  }
  return null;
}

/** Appends it to the global file if `takes`; never offers it again. AppError `unavailable` if that fails. */
export async function answerOffer(
  { userFolder, home }: OtherMemoryPlace,
  { of, takes }: { readonly of: OtherMemory; readonly takes: boolean },
  { places, keeper }: { readonly places: MemoryPlaces; readonly keeper: ChangeKeeper },
): Promise<void> {
  try {
    if (takes) await takeOver(join(userFolder, ...files[of]), { places, keeper });
    const answered = new Set([...(await readAnswered(home)), of]);
    await writeFileAtomically(answeredFile(home), `${[...answered].join('\n')}\n`);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const told = error instanceof ToolError ? error.told : textOf('memory.not-taken-over');
    throw new AppError('unavailable', told, { cause: error });
  }
}

async function takeOver(
  path: string,
  { places, keeper }: { readonly places: MemoryPlaces; readonly keeper: ChangeKeeper },
): Promise<void> {
  const theirs = (await readFile(path, 'utf8')).replace(/\r\n?/g, '\n').trim();
  const place = await openMemoryPlace(places, 'global');
  const own = place.base.text.trimEnd();
  const text = own === '' ? `${theirs}\n` : `${own}\n\n${theirs}\n`;
  await writeMemoryPlace(places, place, { text, keeper, signal: new AbortController().signal });
}

function answeredFile(home: string): string {
  return join(home, 'memory-offers');
}

async function readAnswered(home: string): Promise<readonly string[]> {
  const text = await readFile(answeredFile(home), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
}
