import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { plainHost } from '../src/main/app/parts/plain-host';
import { startApp } from '../src/main/app/start-app';
import { chatsFolder } from '../src/main/storage/project-key';
import { inPlace } from './executable';
import type { BenchRow } from './row';

// The memory that the host still uses for three large chats after their windows close, against their size while open.

const names = ['one', 'two', 'three'];

export function measure(): Promise<readonly BenchRow[]> {
  return inPlace(async ({ home, project, env }) => {
    const folder = chatsFolder(home, project);
    await mkdir(folder, { recursive: true });
    for (const name of names) await writeFile(path.join(folder, `${name}.jsonl`), largeChat(name));
    const app = await startApp({ host: plainHost, env, version: 'bench', chatIdleMs: 500 });
    const { chats } = await app.projects.open(project);
    const before = neededMegabytes();
    await Promise.all(names.map((name) => chats.open(name)));
    const opened = neededMegabytes();
    while (names.some((name) => chats.isOpened(name))) await wait(50);
    // The application frees it by itself.
    await wait(500);
    const after = heldMegabytes();
    await app.close();
    return [
      {
        name: 'three large chats, let go of: memory held',
        ours: after - before,
        reference: opened - before,
        referenceName: 'open',
        unit: 'MB',
        aim: 0.2,
      },
    ];
  });
}

function heldMegabytes(): number {
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

/** After garbage collection. */
function neededMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return heldMegabytes();
}

/** 24 MB. */
function largeChat(id: string): string {
  const created = { type: 'chat-created', id, title: id, at: 1, mode: { kind: 'ask' }, model: null };
  const messages = Array.from({ length: 4000 }, (_, index) => ({
    type: 'item-added',
    item: { kind: 'user', id: `m${index}`, at: 1, text: `${index} ${'x'.repeat(3000)}` },
  }));
  const lines = [created, ...messages].map((event) => {
    const records = 'item' in event ? [{ role: 'user', itemId: event.item.id, text: event.item.text }] : [];
    return JSON.stringify({ v: 1, at: 1, events: [event], records });
  });
  return `${lines.join('\n')}\n`;
}
