import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatHit, FoundChats } from '@shared/chat/found-chats';
import { CannotRunError } from '../../base/processes/run-program';
import { type Ripgrep, runRipgrep } from '../../project/search/ripgrep';
import { createHits, type Hits, type Wanted, wantedOf } from './chat-hits';
import { chatsWith, idOf, wholeFiles } from './chats-with';

// Full-text search over the chat files of a project. Ripgrep selects the files, then lines in them, and only those
// lines are parsed. The newest chats come first, and the search stops at the maximum of hits.

export type SearchOptions = {
  /** The folder of the chats. */
  readonly folder: string;
  /** Newest first. */
  readonly ids: readonly string[];
  readonly text: string;
  readonly ripgrep?: Ripgrep;
};

const mostHits = 50;
/** The number of files that are searched before the hits are counted. */
const filesAtOnce = 64;
const timeLimitMs = 20_000;

export async function searchChats({
  folder,
  ids,
  text,
  ripgrep = runRipgrep,
}: SearchOptions): Promise<FoundChats> {
  const wanted = wantedOf(text);
  const sieve = { folder, wanted, ripgrep, signal: AbortSignal.timeout(timeLimitMs) };
  const left = await sieved(sieve, ids);
  const hits: ChatHit[] = [];
  let at = 0;
  for (; at < left.length && hits.length < mostHits; at += filesAtOnce)
    hits.push(...(await hitsIn(sieve, left.slice(at, at + filesAtOnce))));
  return { hits: hits.slice(0, mostHits), more: hits.length > mostHits || at < left.length };
}

type Sieve = {
  readonly folder: string;
  readonly wanted: Wanted;
  readonly ripgrep: Ripgrep;
  readonly signal: AbortSignal;
};

/** The chats whose files contain the word; all of them if ripgrep cannot run. */
async function sieved({ folder, wanted, ripgrep, signal }: Sieve, ids: readonly string[]) {
  try {
    const names = await chatsWith({ args: sieveArguments(wanted), folder, ripgrep, signal });
    return ids.filter((id) => names.has(id));
  } catch (error) {
    if (error instanceof CannotRunError) return ids;
    throw error;
  }
}

/** The hits in these chats, in their order. */
async function hitsIn(sieve: Sieve, ids: readonly string[]): Promise<ChatHit[]> {
  const found = new Map(ids.map((id) => [id, createHits(id, sieve.wanted)]));
  await takeLines(sieve, found);
  return [...found.values()].flatMap((hits) => hits.found() ?? []);
}

async function takeLines(sieve: Sieve, found: ReadonlyMap<string, Hits>): Promise<void> {
  const { folder, wanted, ripgrep, signal } = sieve;
  const onRecord = (record: Buffer | null) => {
    const end = record?.indexOf(0) ?? -1;
    if (record === null || end === -1) return;
    found.get(idOf(record.toString('utf8', 0, end)))?.take(record.toString('utf8', end + 1));
  };
  const files = [...found.keys()].map((id) => `./${id}.jsonl`);
  const args = [...sieveArguments(wanted), '--with-filename', '--no-heading', '--no-line-number', ...files];
  try {
    await ripgrep({ args, cwd: folder, separator: '\n', signal, onRecord });
  } catch (error) {
    if (!(error instanceof CannotRunError)) throw error;
    for (const [id, hits] of found) await readLines(join(folder, `${id}.jsonl`), hits);
  }
}

function sieveArguments({ sieveWord }: Wanted): string[] {
  return [...wholeFiles, '--ignore-case', '--fixed-strings', `--regexp=${sieveWord}`];
}

/** A chat that was removed meanwhile counts as empty. */
async function readLines(path: string, hits: Hits): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => '');
  for (const line of text.split('\n')) hits.take(line);
}
