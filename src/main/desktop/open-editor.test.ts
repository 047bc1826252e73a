import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { editorWords, openEditor } from './open-editor';

const place = (command: string) => ({ command, absolutePath: '/my project/a $(b).ts', line: 7 });

it.each([
  ['code -g {path}:{line}', ['code', '-g', '/my project/a $(b).ts:7']],
  [
    '"C:\\Program Files\\ed.exe"  +{line} {path}',
    ['C:\\Program Files\\ed.exe', '+7', '/my project/a $(b).ts'],
  ],
  ['subl', ['subl', '/my project/a $(b).ts']],
  ['  ', []],
])('“%s” is split into words before the place is put in', (command, words) => {
  expect(editorWords(place(command))).toEqual(words);
});

it('the place is put in as it is, whatever it looks like', () => {
  const words = editorWords({ command: 'ed {path}', absolutePath: '/{line}/$&.ts', line: 7 });
  expect(words).toEqual(['ed', '/{line}/$&.ts']);
});

it('starts the program without a shell, each word as it is', async () => {
  const folder = await tempFolder();
  const [script, told] = [join(folder, 'editor.mjs'), join(folder, 'told')];
  await writeFile(
    script,
    `import { renameSync, writeFileSync } from 'node:fs';
     const answer = { words: process.argv.slice(2), desktop: process.env.CHROME_DESKTOP ?? null };
     writeFileSync(${JSON.stringify(`${told}-`)}, JSON.stringify(answer));
     renameSync(${JSON.stringify(`${told}-`)}, ${JSON.stringify(told)});`,
  );
  const command = `"${process.execPath}" "${script}" {path} {line}`;
  const env = { ...process.env, CHROME_DESKTOP: 'app.pilotfish.desktop' };
  await openEditor({ ...place(command) }, { platform: process.platform, env, cwd: folder });
  const answer = await vi.waitUntil(() => readFile(told, 'utf8').catch(() => null), { timeout: 10_000 });
  expect(JSON.parse(answer)).toMatchObject({ words: ['/my project/a $(b).ts', '7'], desktop: null });
});

it('says that there is no such program, and that none is set', async () => {
  const system = { platform: 'linux', env: { PATH: '' }, cwd: await tempFolder() } as const;
  await expect(openEditor(place('no-such-editor -g {path}'), system)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Cannot start “no-such-editor”: it does not exist. Check editor.command in the settings file.',
  });
  await expect(openEditor(place(' '), system)).rejects.toMatchObject({
    message: 'No editor is set. Set editor.command in the settings file to its command.',
  });
});

it('on Windows a batch file is not started with a path that the command prompt would read as its own', async () => {
  const cwd = await tempFolder();
  const program = join(cwd, 'ed.cmd');
  await writeFile(program, '');
  const opening = openEditor(
    { command: `"${program}" {path}`, absolutePath: '/a/100%PATH%.ts', line: 1 },
    { platform: 'win32', env: {}, cwd },
  );
  await expect(opening).rejects.toThrow(`“${program}” is a batch file`);
});
