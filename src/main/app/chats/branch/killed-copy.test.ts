import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { startChild } from '../../../base/testing/child';
import { rounds } from '../../../base/testing/share';
import { tempFolder } from '../../../base/testing/temp-folder';

// A copy that a kill or a full disk interrupts: no partial chat remains.

const script = new URL('./testing/branch.child.ts', import.meta.url);
const messages = 400;

let chats: string;
let project: string;

beforeEach(async () => {
  const folder = await realpath(await tempFolder());
  [chats, project] = [join(folder, 'chats'), join(folder, 'project')];
  for (const each of [chats, project]) await mkdir(each);
  const lines = Array.from({ length: messages }, (_, index) => messageLine(index));
  await writeFile(join(chats, 'old.jsonl'), lines.join(''));
});

function messageLine(index: number): string {
  const id = index === messages - 1 ? 'last' : `message-${index}`;
  const item = { kind: 'user', id, at: 1, text: 'x'.repeat(2000) };
  return `${JSON.stringify({ v: 1, at: 1, events: [{ type: 'item-added', item }] })}\n`;
}

async function copies(): Promise<string[]> {
  const names = (await readdir(chats)).filter((name) => name.endsWith('.jsonl') && name !== 'old.jsonl');
  return await Promise.all(names.map((name) => readFile(join(chats, name), 'utf8')));
}

function assertWhole(copy: string): void {
  const lines = copy.trimEnd().split('\n');
  expect([lines.length, lines.at(-1)?.includes('"last"')]).toEqual([messages + 1, true]);
}

it('a process that is killed while it copies leaves whole copies alone', async () => {
  for (const round of rounds(6, 2)) {
    const child = startChild(script, [chats, project, '1000']);
    // The first rounds kill it during the first copy, later ones after a complete copy.
    const expected = round < 3 ? ['ready'] : ['ready', 'copied'];
    for (const line of expected) expect((await child.lines.next()).value).toBe(line);
    setTimeout(() => child.process.kill('SIGKILL'), 5 + round * 7.3);
    expect(await child.ended).toBeNull();
  }
  const left = await copies();
  expect(left.length).toBeGreaterThan(0);
  for (const copy of left) assertWhole(copy);
}, 60_000);

it('a full disk says so, and leaves nothing', async () => {
  const child = startChild(script, [chats, project], { fileSizeLimit: 200 });
  const said: string[] = [];
  for await (const line of child.lines) said.push(line);
  expect(said).toEqual(['ready', expect.stringMatching(/^refused .*jsonl/)]);
  expect(await readdir(chats)).toEqual(['old.jsonl']);
});
