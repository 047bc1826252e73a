import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, startTestApp } from '../testing/test-app';

// The size of a message's files before it is sent, measured on the exact text for the model.

async function start(files: Readonly<Record<string, string>>) {
  const test = await startTestApp(files);
  const { project, rules } = createHandlers(test.app);
  const { key } = firstProject(test.app);
  return { ...test, rules, key, weigh: (names: string[]) => project.named({ project: key, names }, caller) };
}

it('weighs files, lines of them and folders as they go to the model, and leaves out what is not there', async () => {
  const { weigh, project, chat, model } = await start({ 'src/a.ts': 'one\ntwo\nthree\nfour\n' });
  const names = ['src/a.ts', './src/a.ts', 'src/a.ts:2-3', 'src', 'missing.md', '../outside'];
  const weighed = await weigh(names);
  const shown = { isCut: false };
  const frame = (what: string, path: string, text: string) =>
    `The user attached ${what}:\n--- ${path} ---\n${text}\n--- End of content ---`;
  const file = join(project, 'src/a.ts');
  const notes = [
    frame(file, file, 'one\ntwo\nthree\nfour'),
    frame(`lines 2 to 3 of ${file}`, file, 'two\nthree'),
    frame(join(project, 'src'), join(project, 'src'), 'a.ts'),
  ];
  const tokens = notes.map((note) => Math.ceil(note.length / 4));
  expect(weighed).toEqual([
    {
      name: 'src/a.ts',
      weight: { ...shown, kind: 'file', tokens: tokens[0], beginning: 'one\ntwo\nthree\nfour' },
    },
    { name: 'src/a.ts:2-3', weight: { ...shown, kind: 'file', tokens: tokens[1], beginning: 'two\nthree' } },
    { name: 'src', weight: { ...shown, kind: 'folder', tokens: tokens[2], beginning: 'a.ts' } },
  ]);
  const { send } = await chat();
  model.reply('Seen.');
  await send(names.map((name) => `@${name}`).join(' '));
  const told = (await model.waitForRequest(1)).messages.map(({ content }) => String(content)).join('\n');
  for (const note of notes) expect(told).toContain(note);
});

it('says of what is too long that it is cut, and of what cannot go along why', async () => {
  const { weigh, project, key, rules } = await start({
    'long.txt': 'q'.repeat(30_000),
    'secret.txt': 'x',
    'short.txt': 'one\n',
  });
  await mkdir(join(project, 'bin'));
  await writeFile(join(project, 'bin/a.bin'), Buffer.from([0, 1, 2, 0]));
  const rule = { effect: 'deny', tool: 'read_file', match: 'secret.txt', scope: 'project' } as const;
  await rules.add({ project: key, ...rule }, caller);
  const weighed = await weigh(['long.txt', 'secret.txt:1', 'bin/a.bin', 'short.txt:7']);
  expect(weighed[0]?.weight).toMatchObject({ kind: 'file', isCut: true });
  expect(weighed.slice(1).map(({ weight }) => weight)).toMatchObject([
    { kind: 'refused', why: { key: 'offers.kept-file', params: { file: 'secret.txt' } } },
    { kind: 'refused' },
    { kind: 'refused', why: { key: 'offers.empty' } },
  ]);
});
