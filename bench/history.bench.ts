import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { historyPage } from '../src/main/history/history-page';
import { madeCalls, writeChat } from '../src/main/history/testing/make-history';
import { compare } from './compare';
import type { BenchRow } from './row';

// The cost of the history of 100,000 calls in 300 chats, against reading and parsing the index's files whole: its
// first page by the index, and a page that reads every call. Also the longest delay of the event loop.

const [chats, calls] = [300, 334];

export async function measure(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pilotfish-history-'));
  const ids = Array.from({ length: chats }, (_, index) => `chat-${index}`);
  try {
    for (const [index, id] of ids.entries())
      await writeChat(folder, id, madeCalls(index, calls, 1_700_000_000_000 + index * calls * 1000));
    const history = { folder, chats: ids.map((id) => ({ id, title: id })), limit: 100 };
    const made = await timed(() =>
      historyPage({ ...history, filter: {}, patience: Number.POSITIVE_INFINITY }),
    );
    process.stderr.write(`(its index made in ${Math.round(made)} ms) `);
    const reference = () => parseAll(folder, ids);
    const against = { referenceName: 'JSON.parse of its bytes', rounds: 7, reference };
    const stall = await longestStall(() => historyPage({ ...history, filter: { text: 'seed 333' } }));
    return [
      await compare({
        name: '100,000 calls: the first page',
        aim: 0.5,
        ...against,
        ours: () => historyPage({ ...history, filter: {} }),
      }),
      await compare({
        name: '100,000 calls: those with a word',
        aim: 4,
        ...against,
        ours: () => historyPage({ ...history, filter: { text: 'seed 333' } }),
      }),
      {
        name: '100,000 calls: longest wait of others meanwhile',
        ours: stall,
        reference: 16,
        unit: 'ms',
        referenceName: 'a frame',
        limit: 50,
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function parseAll(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const text = await readFile(join(folder, 'history', `${id}.jsonl`), 'utf8');
    for (const line of text.split('\n')) if (line !== '') JSON.parse(line);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let [longest, last] = [0, performance.now()];
  const look = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  });
  await work();
  clearInterval(look);
  return longest;
}
