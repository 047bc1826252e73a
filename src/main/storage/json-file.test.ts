import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '@shared/errors';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { type JsonFile, openJsonFile } from './json-file';

async function jsonFile(text?: string): Promise<{ file: JsonFile; location: string; problems: string[] }> {
  const location = path.join(await tempFolder(), 'settings.json');
  if (text !== undefined) await writeFile(location, text);
  const problems: string[] = [];
  return {
    location,
    problems,
    file: openJsonFile({ path: location, onProblem: (problem) => problems.push(say(problem)) }),
  };
}

async function asideOf(location: string): Promise<string[]> {
  const names = await readdir(path.dirname(location));
  return names.filter((name) => name.startsWith(`${path.basename(location)}.broken-`));
}

test('a file that is not there is an empty object', async () => {
  const { file, problems } = await jsonFile();
  expect(await file.read()).toEqual({});
  expect(problems).toEqual([]);
});

test('comments, trailing commas and a byte order mark are read', async () => {
  const { file } = await jsonFile('\uFEFF{ // the look\n  "theme": "dark", /* end */\n}\n');
  expect(await file.read()).toEqual({ theme: 'dark' });
});

test('an edit keeps comments and everything it does not concern', async () => {
  const { file, location } = await jsonFile(
    '{\n  "other": 1, // mine\n  // I like it dark\n  "theme": "dark"\n}\n',
  );
  await file.edit(() => [
    { path: ['theme'], value: 'light' },
    { path: ['correction', 'model'], value: false },
  ]);
  expect(await readFile(location, 'utf8')).toBe(
    '{\n  "other": 1, // mine\n  // I like it dark\n  "theme": "light",\n  "correction": {\n    "model": false\n  }\n}\n',
  );
});

test('a broken file is put aside whole, and the place it breaks at is said', async () => {
  const broken = '{\n  "theme": "dark"\n  "other": 1\n}\n';
  const { file, location, problems } = await jsonFile(broken);
  expect(await file.read()).toEqual({});
  const [aside] = await asideOf(location);
  expect(await readFile(path.join(path.dirname(location), String(aside)), 'utf8')).toBe(broken);
  expect(problems).toEqual([
    expect.stringContaining('settings.json is invalid: line 3, column 3: comma expected. It was renamed to '),
  ]);
  expect(problems[0]).toMatch(/\.broken-[\dTZ-]+\. The defaults are in use\.$/);
});

test('a file whose value is no object is broken', async () => {
  const { file, problems } = await jsonFile('["dark"]');
  expect(await file.read()).toEqual({});
  expect(problems[0]).toContain('line 1, column 1: expected an object in braces.');
});

test('a file that breaks while a user types stays where it is', async () => {
  const { file, location, problems } = await jsonFile('{ "theme": "dark" }');
  await file.read();
  await writeFile(location, '{ "theme": ');
  expect(await file.peek()).toBeNull();
  expect(await readFile(location, 'utf8')).toBe('{ "theme": ');
  expect(await asideOf(location)).toEqual([]);
  expect(problems[0]).toContain('The previous content stays in use.');
});

test('an edit of a file that broke meanwhile puts it aside and builds on what was good', async () => {
  const { file, location } = await jsonFile('{ "theme": "dark" }\n');
  await file.read();
  await writeFile(location, '{ "theme": ');
  await file.edit(() => [{ path: ['language'], value: 'fr' }]);
  expect(JSON.parse(await readFile(location, 'utf8'))).toEqual({ theme: 'dark', language: 'fr' });
  expect(await asideOf(location)).toHaveLength(1);
});

test('edits at once all arrive', async () => {
  const { file, location } = await jsonFile();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => file.edit(() => [{ path: [`key${index}`], value: index }])),
  );
  expect(Object.keys(JSON.parse(await readFile(location, 'utf8')))).toHaveLength(20);
});

test('two processes that edit at once both have their edits in the file', async () => {
  const { file, location } = await jsonFile();
  const script = path.join(path.dirname(location), 'writer.mjs');
  // The lock of an earlier version: an exclusive file beside the settings that names no process.
  await writeFile(
    script,
    `import { open, readFile, rm, writeFile } from 'node:fs/promises';
     const file = process.argv[2];
     process.send('ready');
     await new Promise((go) => process.once('message', go));
     for (let n = 0; n < 20; n += 1) {
       for (;;) {
         try { await (await open(file + '.lock', 'wx')).close(); break; } catch {}
       }
       const value = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
       await writeFile(file, JSON.stringify({ ...value, ['theirs' + n]: n }));
       await rm(file + '.lock');
     }
     process.disconnect();`,
  );
  const other = fork(script, [location]);
  await once(other, 'message');
  const ended = once(other, 'exit');
  other.send('go');
  for (let n = 0; n < 20; n += 1) await file.edit(() => [{ path: [`ours${n}`], value: n }]);
  await ended;
  expect(Object.keys(JSON.parse(await readFile(location, 'utf8')))).toHaveLength(40);
});

test('a lock left behind by a process that died does not stand in the way', async () => {
  const { file, location } = await jsonFile();
  await writeFile(`${location}.lock`, '');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(`${location}.lock`, longAgo, longAgo);
  await file.edit(() => [{ path: ['theme'], value: 'dark' }]);
  expect(JSON.parse(await readFile(location, 'utf8'))).toEqual({ theme: 'dark' });
  expect(await readdir(path.dirname(location))).toEqual(['settings.json']);
});

test('a file that is a link to another place is changed there', async () => {
  const { file, location } = await jsonFile();
  const elsewhere = path.join(await tempFolder(), 'dotfile.json');
  await writeFile(elsewhere, '{ "theme": "dark" }');
  await symlink(elsewhere, location);
  await file.edit(() => [{ path: ['theme'], value: 'light' }]);
  expect(JSON.parse(await readFile(elsewhere, 'utf8'))).toEqual({ theme: 'light' });
});

test('the mode asked for is the mode of the file', async () => {
  const location = path.join(await tempFolder(), 'secrets');
  const file = openJsonFile({ path: location, onProblem() {}, mode: 0o600 });
  await file.edit(() => [{ path: ['key'], value: 1 }]);
  expect((await stat(location)).mode & 0o777).toBe(0o600);
});

test('a folder in its place is said, not written over', async () => {
  const { file, location } = await jsonFile();
  await mkdir(location);
  await expect(file.read()).rejects.toThrow(`Cannot read ${location}: it is a folder.`);
  await expect(file.edit(() => [{ path: ['theme'], value: 'dark' }])).rejects.toThrow('it is a folder');
});

test('a change by another program is noticed, also when the file is replaced by renaming', async () => {
  const { file, location } = await jsonFile('{}');
  let changed = () => {};
  const losses: unknown[] = [];
  const watching = file.watch(
    () => changed(),
    (error) => losses.push(error),
  );
  const first = new Promise<void>((resolve) => {
    changed = resolve;
  });
  await writeFile(location, '{ "theme": "dark" }');
  await first;
  const second = new Promise<void>((resolve) => {
    changed = resolve;
  });
  const other = openJsonFile({ path: location, onProblem() {} });
  await other.edit(() => [{ path: ['theme'], value: 'light' }]);
  await second;
  watching.close();
  expect(await file.read()).toEqual({ theme: 'light' });
  expect(losses).toEqual([]);
});

test('it is told that the folder cannot be watched, or not any more', async () => {
  const folder = path.join(await tempFolder(), 'later');
  const file = openJsonFile({ path: path.join(folder, 'settings.json'), onProblem() {} });
  const losses: string[] = [];
  file.watch(
    () => undefined,
    (error) => losses.push(messageOf(error)),
  );
  expect(losses).toEqual([expect.stringContaining('ENOENT')]);
  await mkdir(folder);
  const lost = new Promise<unknown>((resolve) => file.watch(() => undefined, resolve));
  await rm(folder, { recursive: true });
  expect(messageOf(await lost)).toBe('its folder is gone');
});

test('a large value is written on one line, and later edits keep it', async () => {
  const { file, location } = await jsonFile('{\n  "theme": "dark"\n}\n');
  const large = { text: 'x'.repeat(200_000), more: [1, 2] };
  await file.edit(() => [{ path: ['large'], value: large }]);
  await file.edit(() => [{ path: ['theme'], value: 'light' }]);
  expect(await file.read()).toEqual({ theme: 'light', large });
  expect((await readFile(location, 'utf8')).split('\n').length).toBeLessThan(6);
});
