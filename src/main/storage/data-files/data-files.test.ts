import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { checkDataFile } from './check-data-file';
import { readDataFile, writeDataFile } from './data-files';

it('a file that is not there is empty, and is made for the user alone', async () => {
  const home = await tempFolder();
  const { text, hash } = await readDataFile(home, 'settings.json');
  expect(text).toBe('');
  await writeDataFile(home, { name: 'settings.json', text: '{}\n', hash });
  const file = path.join(home, 'settings.json');
  expect(await readFile(file, 'utf8')).toBe('{}\n');
  expect((await stat(file)).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
});

it('keeps line ends and the byte order mark, and its hash is that of the next save', async () => {
  const home = await tempFolder();
  const file = path.join(home, 'keybindings.json');
  await writeFile(file, '\uFEFF[\r\n]\r\n');
  const read = await readDataFile(home, 'keybindings.json');
  expect(read).toMatchObject({ text: '[\n]\n', lineEnds: 'CRLF', path: '/keybindings.json' });
  const { hash } = await writeDataFile(home, { name: 'keybindings.json', text: '[\n\n]\n', hash: read.hash });
  expect(await readFile(file, 'utf8')).toBe('\uFEFF[\r\n\r\n]\r\n');
  expect((await readDataFile(home, 'keybindings.json')).hash).toBe(hash);
});

it('writes nothing over what somebody else wrote meanwhile', async () => {
  const home = await tempFolder();
  const { hash } = await readDataFile(home, 'rules.json');
  await writeFile(path.join(home, 'rules.json'), '[]');
  const writing = writeDataFile(home, { name: 'rules.json', text: '{}', hash });
  await expect(writing).rejects.toMatchObject({ code: 'stale' });
  expect(await readFile(path.join(home, 'rules.json'), 'utf8')).toBe('[]');
});

it.each([
  ['settings.json', '{ "theme": "purple" }', ['"purple"', 'settings.json: theme: ']],
  ['settings.json', '{ "dif": { "wrap": true } }', ['{ "wrap": true }', 'Did you mean diff?']],
  ['settings.json', '{ "memory": { "fileNames": ["A.md", "a/b"] } }', ['"a/b"', 'fileNames[1]']],
  ['settings.json', '// Mine.\n{ "theme" "dark" }', ['"dark"', 'colon expected']],
  ['settings.json', '[]', ['[', 'object']],
  ['keybindings.json', '[{ "key": "F9", "command": "no.such" }]', ['{ "key"', 'no.such']],
] as const)('%s: %s is marked where it is wrong', (name, text, [at, told]) => {
  const [fault] = checkDataFile(name, text);
  expect(text.slice(fault?.offset).startsWith(at)).toBe(true);
  expect(fault && say(fault.told)).toContain(told);
});

it.each(['', '{}', '// Nothing yet.', '{ "diff": { "wrap": true, }, }'])('%j has no fault', (text) => {
  expect(checkDataFile('settings.json', text)).toEqual([]);
});
