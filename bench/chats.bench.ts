import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { searchChats } from '../src/main/app/chats/search-chats';
import { chatsFolder } from '../src/main/storage/project-key';
import { inPlace, memoryOf, type Place, type Running, serve } from './executable';
import { rawRipgrep } from './raw-ripgrep';
import { type BenchRow, median } from './row';

// The cost of a thousand chats to a start without an index, against a start without chats: the time to the link, and
// the memory until all are indexed. Also the time to find a word in all of them, against plain ripgrep.

const count = 1000;
const rounds = 5;

export function measure(): Promise<readonly BenchRow[]> {
  return inPlace(async (place) => {
    const none = await startTimes(place, async () => undefined);
    const folder = chatsFolder(place.home, place.project);
    await makeChats(folder);
    const many = await startTimes(place, () => rm(path.join(folder, 'index.json'), { force: true }));
    const indexed = await startTimes(place, async () => undefined);
    const reference = { reference: none.time, referenceName: 'without a chat', unit: 'ms' as const };
    return [
      { name: '1,000 chats, no index: start to the link', ours: many.time, ...reference, aim: 2 },
      { name: '1,000 chats, indexed: start to the link', ours: indexed.time, ...reference, aim: 1.5 },
      {
        name: '1,000 chats, no index: memory until all are known',
        ours: many.memory,
        reference: none.memory,
        referenceName: 'without a chat',
        unit: 'MB',
        aim: 1.5,
      },
      await searchRow(folder),
    ];
  });
}

/** Only the last chat contains the word. */
async function searchRow(folder: string): Promise<BenchRow> {
  const ids = Array.from({ length: count }, (_, index) => `chat-${count - index}`);
  const ours: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    ours.push(await timeOf(() => searchChats({ folder, ids, text: 'Begins here' })));
    reference.push(await timeOf(() => rawRipgrep(['-i', '-F', 'Begins here', '.'], folder)));
  }
  return {
    name: '1,000 chats: a word is found in one',
    ours: median(ours.slice(1)),
    reference: median(reference.slice(1)),
    referenceName: 'ripgrep',
    unit: 'ms',
    limit: 300,
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function startTimes(place: Place, prepare: () => Promise<void>) {
  const [times, memory]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    await prepare();
    const start = performance.now();
    const served = await serve(place);
    times.push(performance.now() - start);
    memory.push(await settledMemory(place, served));
    await served.end();
  }
  return { time: median(times.slice(1)), memory: median(memory.slice(1)) };
}

/** The peak until the index is complete. */
async function settledMemory({ home, project }: Place, { child }: Running): Promise<number> {
  const file = path.join(chatsFolder(home, project), 'index.json');
  const isThere = await readFile(path.join(path.dirname(file), `chat-${count}.jsonl`)).then(
    () => true,
    () => false,
  );
  for (let known = 0; isThere && known < count; await wait(20)) {
    const text = await readFile(file, 'utf8').catch(() => '{"chats":{}}');
    known = Object.keys(JSON.parse(text).chats).length;
  }
  return (await memoryOf(child)).peak;
}

/** Of 30 kB each: a message of the user, and thirty answers. */
async function makeChats(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    const id = `chat-${number}`;
    const created = {
      type: 'chat-created',
      id,
      title: `Chat ${number}`,
      at: number,
      mode: { kind: 'ask' },
      model: null,
    };
    const answers = Array.from({ length: 30 }, (_, index) => ({
      type: 'item-added',
      item: {
        kind: 'summary',
        id: `m${index}`,
        at: number,
        text: number === 1 && index === 0 ? 'Begins here.' : 'x'.repeat(900),
      },
    }));
    const lines = [created, ...answers].map((event) => JSON.stringify({ v: 1, at: number, events: [event] }));
    await writeFile(path.join(folder, `${id}.jsonl`), `${lines.join('\n')}\n`);
  }
}
