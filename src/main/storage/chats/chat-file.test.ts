import {
  appendFile,
  chmod,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { startChild } from '../../base/testing/child';
import { tempFolder } from '../../base/testing/temp-folder';
import { openChatFile, readChatFile } from './chat-file';
import type { ChatEntry } from './chat-log';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await tempFolder();
  path = join(folder, 'chat.jsonl');
});

const now = () => 7;
const note = (text: string): ChatEntry => ({ records: [{ role: 'note', text }] });
const open = (expected: 'create' | 'existing') => openChatFile(path, now, expected);

async function texts(): Promise<string[]> {
  const { entries } = await readChatFile(path);
  return entries.flatMap((entry) =>
    (entry.records ?? []).map((record) => ('text' in record ? record.text : '')),
  );
}

async function chatOf(...parts: string[]): Promise<void> {
  await writeFile(path, parts.join(''));
}

const line = (text: string) => `${JSON.stringify({ v: 1, at: 7, ...note(text) })}\n`;

describe('appending', () => {
  it('writes one line an entry, with its time and version, in the order of the calls', async () => {
    const { file } = await open('create');
    await Promise.all([file.append(note('a'), 'synced'), file.append(note('b'), 'written')]);
    await file.settled();
    expect(await readFile(path, 'utf8')).toBe(line('a') + line('b'));
  });

  it('makes a file for its owner alone', async () => {
    const { file } = await open('create');
    await file.settled();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('keeps every kind of character', async () => {
    const { file } = await open('create');
    const text = 'zwei\nZeilen \u2028 \u0000 日本 😀 "quoted"';
    await file.append(note(text), 'written');
    await file.settled();
    expect(await texts()).toEqual([text]);
  });

  it('on a full disk rejects, leaves no part of a line, and goes on once there is room', async () => {
    const child = startChild(new URL('../testing/append-until-full.child.ts', import.meta.url), [path], {
      fileSizeLimit: 3,
    });
    const said: string[] = [];
    for await (const text of child.lines) said.push(text);
    expect(await child.ended).toBe(0);
    expect(said).toEqual([
      'kept',
      'kept',
      'kept',
      'kept',
      expect.stringMatching(/^refused Cannot write to .*EFBIG/),
      'kept',
    ]);
    expect(await texts()).toEqual([...Array(4).fill('x'.repeat(700)), 'short']);
    expect((await readFile(path, 'utf8')).endsWith('\n')).toBe(true);
  });
});

describe('a file that is not what was opened', () => {
  const lost = (what: string) => ({
    code: 'unavailable',
    message: expect.stringContaining(`was ${what} while`),
  });

  it('takes nothing when it was deleted with its folder, says so, and is written anew when that is wished', async () => {
    const { file } = await open('create');
    await file.append(note('a'), 'synced');
    await rm(folder, { recursive: true });
    await expect(file.append(note('b'), 'synced')).rejects.toMatchObject(lost('deleted or moved'));
    expect(file.isLost()).toBe(true);
    await file.renew([note('a'), note('b')]);
    await file.append(note('c'), 'synced');
    expect([file.isLost(), await texts()]).toEqual([false, ['a', 'b', 'c']]);
  });

  it('takes nothing when another was put in its place, and puts that one aside when it is written anew', async () => {
    const { file } = await open('create');
    await file.append(note('a'), 'written');
    await rename(path, `${path}.old`);
    await writeFile(path, line('x'));
    await expect(file.append(note('b'), 'written')).rejects.toMatchObject(lost('replaced by another file'));
    expect(await texts()).toEqual(['x']);
    await file.renew([note('a')]);
    expect(await texts()).toEqual(['a']);
    const [aside = ''] = (await readdir(folder)).filter((name) => name.includes('.aside-'));
    expect(await readFile(join(folder, aside), 'utf8')).toBe(line('x'));
  });

  it('takes nothing when somebody else wrote to it', async () => {
    const { file } = await open('create');
    await appendFile(path, line('x'));
    await expect(file.append(note('b'), 'written')).rejects.toMatchObject(lost('changed by another program'));
    expect(await texts()).toEqual(['x']);
  });

  it('takes nothing while it may not be written, says so, and goes on when it may', async () => {
    await chmod(folder, 0o777);
    const script = new URL('../testing/append-lines.child.ts', import.meta.url);
    const child = startChild(script, [path], { unprivileged: true });
    const append = async (text: string) => {
      child.tell(text);
      return (await child.lines.next()).value;
    };
    expect((await child.lines.next()).value).toBe('ready');
    expect(await append('a')).toBe('kept');
    await chmod(path, 0o400);
    expect(await append('b')).toBe(
      `refused Cannot write to ${path}: permission denied. To continue this chat, fix the problem and try again.`,
    );
    await chmod(path, 0o600);
    expect(await append('c')).toBe('kept');
    expect(await texts()).toEqual(['a', 'c']);
    child.process.kill();
    await child.ended;
  });

  it('goes on by itself when it is back', async () => {
    const { file } = await open('create');
    await rename(path, `${path}.old`);
    await expect(file.append(note('b'), 'written')).rejects.toMatchObject(lost('deleted or moved'));
    await rename(`${path}.old`, path);
    await file.append(note('c'), 'written');
    expect([file.isLost(), await texts()]).toEqual([false, ['c']]);
  });
});

it('a chat that is open holds no file open', async () => {
  const { file } = await open('create');
  await file.append(note('a'), 'synced');
  const held = await readdir('/proc/self/fd');
  const targets = await Promise.all(held.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  expect(targets).not.toContain(await realpath(path));
});

describe('opening', () => {
  it('cuts off a last line that a crash tore, and goes on behind the one before', async () => {
    await chatOf(line('a'), line('torn').slice(0, -5));
    const { file, loaded } = await open('existing');
    await file.append(note('b'), 'written');
    await file.settled();
    expect(loaded).toEqual({ entries: [note('a')], skipped: 0, isNewer: false, lastAt: 7 });
    expect(await readFile(path, 'utf8')).toBe(line('a') + line('b'));
  });

  it('tolerates a line torn at each of its bytes', async () => {
    const whole = Buffer.from(line('ä€😀'));
    for (let length = 0; length < whole.length - 1; length += 1) {
      await writeFile(path, Buffer.concat([Buffer.from(line('a')), whole.subarray(0, length)]));
      const { file, loaded } = await open('existing');
      await file.settled();
      expect(loaded).toEqual({ entries: [note('a')], skipped: 0, isNewer: false, lastAt: 7 });
    }
  });

  it('keeps a last line that lacks nothing but its newline', async () => {
    await chatOf(line('a').trimEnd());
    const { file, loaded } = await open('existing');
    await file.append(note('b'), 'written');
    await file.settled();
    expect(loaded.entries).toEqual([note('a')]);
    expect(await texts()).toEqual(['a', 'b']);
  });

  it.each([
    ['that is no JSON', 'what is this\n'],
    ['of another program', '{"hello":"world"}\n'],
    ['with an event nobody knows', '{"v":1,"at":1,"events":[{"type":"teleported"}]}\n'],
    [
      'that only lives while a turn runs',
      '{"v":1,"at":1,"events":[{"type":"access-changed","access":"writer"}]}\n',
    ],
    ['of bytes that are no text', '\u0000\ufffd{\n'],
  ])('skips a line %s, counts it and keeps it in the file', async (_what, foreign) => {
    await chatOf(line('a'), foreign, line('b'));
    const { file, loaded } = await open('existing');
    await file.append(note('c'), 'written');
    await file.settled();
    expect(loaded).toEqual({ entries: [note('a'), note('b')], skipped: 1, isNewer: false, lastAt: 7 });
    expect(await readFile(path, 'utf8')).toBe(line('a') + foreign + line('b') + line('c'));
  });

  it('keeps a last line that is whole but foreign, though its newline is missing', async () => {
    await chatOf(line('a'), '{"hello":"world"}');
    const { file, loaded } = await open('existing');
    await file.append(note('b'), 'written');
    expect(loaded).toEqual({ entries: [note('a')], skipped: 1, isNewer: false, lastAt: 7 });
    expect(await readFile(path, 'utf8')).toBe(`${line('a')}{"hello":"world"}\n${line('b')}`);
  });

  it('reads lines of any length, and as many as there are', async () => {
    const long = [
      'x'.repeat(700_000),
      '日本'.repeat(200_000),
      ...Array.from({ length: 3000 }, (_, at) => `${at}`),
    ];
    await chatOf(...long.map(line));
    expect(await texts()).toEqual(long);
  });

  it('passes over empty lines', async () => {
    await chatOf(line('a'), '\n\r\n', line('b'));
    expect(await readChatFile(path)).toEqual({
      entries: [note('a'), note('b')],
      skipped: 0,
      isNewer: false,
      lastAt: 7,
    });
  });

  it('refuses to make up a chat that is not there, and to write over one that is', async () => {
    await expect(open('existing')).rejects.toMatchObject({ code: 'not-found' });
    await appendFile(path, line('a'));
    await expect(open('create')).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await texts()).toEqual(['a']);
  });
});

describe('reading', () => {
  it('changes nothing, not even a torn line', async () => {
    await chatOf(line('a'), '{"v":1,');
    expect(await readChatFile(path)).toEqual({ entries: [note('a')], skipped: 0, isNewer: false, lastAt: 7 });
    expect(await readFile(path, 'utf8')).toBe(`${line('a')}{"v":1,`);
  });

  it('finds no entries where there is no file', async () => {
    expect(await readChatFile(path)).toEqual({ entries: [], skipped: 0, isNewer: false, lastAt: 0 });
  });
});
