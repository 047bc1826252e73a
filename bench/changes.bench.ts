import { appendFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JournaledChatEvent } from '@shared/chat/chat';
import { chatChanges } from '../src/main/app/changes/chat-changes';
import { hashOf } from '../src/main/base/files/content-hash';
import { gitPath } from '../src/main/base/processes/git';
import type { ChangeKeeper } from '../src/main/project/old-version';
import { readTextFile, writeTextFile } from '../src/main/project/text-file';
import { createWorkspace } from '../src/main/project/workspace';
import { createSnapshots } from '../src/main/snapshots/snapshots';
import { createKeptContents } from '../src/main/storage/chats/kept-contents';
import { openChatLog } from '../src/main/storage/chats/open-chat-log';
import { createStore } from '../src/shared/wire/store';
import { compare } from './compare';
import type { BenchRow } from './row';

// The cost of making changes undoable: storing both sides of an edit, a snapshot of 40,000 files of which few
// changed, and the list of 500 changed files.

const quiet = { tellOthers: async () => {}, running: () => 0, onLateWrite: () => {} };
const line = 'export const answer = compute(question, { patience: 7_500_000 });\n';

export async function measure(): Promise<readonly BenchRow[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pilotfish-bench-')));
  try {
    return [await keeping(folder), ...(await snapshots(folder)), await listing(folder)];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Stores nothing. */
const keepsNothing: ChangeKeeper = {
  keepContent: async () => 'kept',
  keepCopy: () => Promise.reject(new Error('nothing is deleted here')),
  fileChanged: () => {},
  lookAgain: ({ handle }) => void handle.close(),
};

async function keeping(folder: string): Promise<BenchRow> {
  const root = join(folder, 'edited');
  await mkdir(root);
  const workspace = await createWorkspace(root);
  const keeper = { ...keepsNothing, keepContent: createKeptContents(join(folder, 'kept')).keep };
  let round = 0;
  const edit = async (name: string, by: ChangeKeeper) => {
    const path = await workspace.resolve(name);
    round += 1;
    const text = `${round}\n${line.repeat(300)}`;
    await writeTextFile(workspace, path, { base: await readTextFile(workspace, path), text, keeper: by });
  };
  const row = await compare({
    name: 'an edit of 20 kB, both sides kept',
    referenceName: 'the same, nothing kept',
    rounds: 60,
    ours: () => edit('kept.ts', keeper),
    reference: () => edit('plain.ts', keepsNothing),
  });
  return { ...row, limit: row.reference + 2 };
}

async function snapshots(folder: string): Promise<readonly BenchRow[]> {
  const root = join(folder, 'large');
  for (let at = 0; at < 400; at += 1) {
    const part = join(root, `part-${at}`);
    await mkdir(part, { recursive: true });
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        writeFile(join(part, `f${index}.ts`), `${at} ${index}\n${line}`),
      ),
    );
  }
  const of = createSnapshots({ git: (await gitPath()) ?? '', root, folder: join(folder, 'snapshots') });
  const { signal } = new AbortController();
  await of.take(signal);
  const rowOf = async (name: string, change: () => Promise<unknown>): Promise<BenchRow> => {
    const row = await compare({
      name,
      referenceName: 'nothing at all',
      rounds: 12,
      ours: async () => await of.take(signal),
      reference: change,
    });
    return { ...row, limit: 300 };
  };
  return [
    await rowOf('a snapshot of 40,000 files, nothing changed', async () => {}),
    await rowOf('a snapshot of 40,000 files, ten changed', async () => {
      for (let at = 0; at < 10; at += 1) await appendFile(join(root, `part-${at}`, 'f1.ts'), line);
    }),
  ];
}

const mostFiles = 500;

async function listing(folder: string): Promise<BenchRow> {
  const root = join(folder, 'changed');
  await mkdir(root);
  const workspace = await createWorkspace(root);
  const contents = createKeptContents(join(folder, 'contents'));
  const create = { title: '', model: null, mode: { kind: 'ask' } as const };
  const log = await openChatLog({ folder, id: 'chat', store: createStore(), now: Date.now, create });
  const events: JournaledChatEvent[] = [];
  for (let at = 0; at < mostFiles; at += 1) {
    const [before, after] = [line.repeat(100), `${at}\n${line.repeat(101)}`].map((text) => Buffer.from(text));
    if (!before || !after) continue;
    await contents.keep(hashOf(before), once(before));
    await contents.keep(hashOf(after), once(after));
    await writeFile(join(root, `f${at}.ts`), after);
    const change = { relativePath: `f${at}.ts`, before: hashOf(before), after: hashOf(after), mode: 0o644 };
    events.push({ type: 'file-changed', callId: 'c', ...change });
  }
  await log.append({ events });
  const own = { log, workspace, contents, keeper: keepsNothing, now: Date.now, ...quiet };
  const changes = chatChanges(own);
  const row = await compare({
    name: 'the list of 500 changed files',
    referenceName: 'reading them all',
    rounds: 8,
    ours: () => changes.list({ kind: 'chat' }),
    reference: async () => {
      for (let at = 0; at < mostFiles; at += 1)
        await readTextFile(workspace, await workspace.resolve(`f${at}.ts`));
    },
  });
  await log.close();
  return { ...row, limit: 500 };
}

async function* once(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield bytes;
}
