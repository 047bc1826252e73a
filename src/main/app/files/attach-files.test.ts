import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace } from '../../project/workspace';
import { startTestApp } from '../testing/test-app';
import { attachFiles } from './attach-files';

// Files that a message names, of a real folder.

async function project(denied: readonly string[] = []) {
  const folder = await tempFolder();
  const root = path.join(folder, 'project');
  await mkdir(path.join(root, 'src'), { recursive: true });
  await writeFile(path.join(folder, 'outside.txt'), 'secret');
  const workspace = await createWorkspace(root);
  const attach = async (text: string) => {
    const entries = await attachFiles(text, { workspace, isDenied: (file) => denied.includes(file), at: 1 });
    return entries.map(({ events, records }) => {
      const [event, record] = [events?.[0], records?.[0]];
      if (event?.type !== 'item-added' || event.item.kind !== 'notice' || record?.role !== 'note')
        throw new Error('no notice with a note');
      return { level: event.item.level, told: say(event.item.text), note: record.text };
    });
  };
  const write = (name: string, text: string | Buffer) => writeFile(path.join(workspace.root, name), text);
  return { root: workspace.root, attach, write };
}

test('the text of a file goes before the message, once however it is named', async () => {
  const { root, attach, write } = await project();
  await write('src/a b.ts', 'one\n');
  const file = path.join(root, 'src/a b.ts');
  expect(await attach('See @"src/a b.ts", and @"./src/a b.ts".')).toEqual([
    {
      level: 'info',
      told: '@src/a b.ts is attached (4 characters).',
      note: `The user attached ${file}:\n--- ${file} ---\none\n--- End of content ---`,
    },
  ]);
});

test('of a folder what is in it, without what git ignores or a rule keeps', async () => {
  const { root, attach, write } = await project(['secret.txt']);
  for (const name of ['a.ts', 'b.log', 'secret.txt']) await write(name, '');
  await write('.gitignore', '*.log\n');
  const [attached] = await attach('@./');
  expect(attached?.note).toBe(
    `The user attached ${root}:\n--- ${root} ---\nsrc/\n.gitignore\na.ts\n--- End of content ---`,
  );
});

test.each(['Ask @somebody', 'See @missing.md', 'See @../outside.txt', 'See @link.txt', '/review @a.ts'])(
  '%j stays text',
  async (text) => {
    const { root, attach, write } = await project();
    await write('a.ts', 'one');
    await symlink(path.join(root, '..', 'outside.txt'), path.join(root, 'link.txt'));
    expect(await attach(text)).toEqual([]);
  },
);

test('a file that a rule keeps, also through a link, and one that is no text are said not to be attached', async () => {
  const { root, attach, write } = await project(['secret.txt']);
  await write('secret.txt', 'x');
  await write('a.bin', Buffer.from([0, 1, 2, 0]));
  await symlink('secret.txt', path.join(root, 'harmless.txt'));
  const [kept, binary] = await attach('@harmless.txt @a.bin');
  expect(kept).toMatchObject({
    level: 'warning',
    told: 'Cannot attach @harmless.txt: A rule denies reading secret.txt.',
  });
  expect(binary?.told).toMatch(/^Cannot attach @a\.bin: .*binary/);
});

test('what is long is cut, each file and all together, and said to be', async () => {
  const { attach, write } = await project();
  const names = Array.from({ length: 6 }, (_, index) => `f${index}.txt`);
  for (const name of names) await write(name, 'q'.repeat(30_000));
  const attached = await attach(names.map((name) => `@${name}`).join(' '));
  expect(attached[0]?.told).toBe(
    'The first 25,000 of 30,000 characters of @f0.txt are attached, because it is too long.',
  );
  expect(attached.every(({ level }) => level === 'warning')).toBe(true);
  const text = attached.map(({ note }) => note).join('');
  expect(text.length).toBeLessThan(103_000);
});

test('the model reads the file before the message that names it, and the chat says so', async () => {
  const started = await startTestApp({ 'src/a.ts': 'export const fish = 1;\n' });
  started.model.reply('Seen.');
  const chat = await started.chat();
  await chat.send('Look at @src/a.ts');
  await chat.until(({ turn }) => turn.kind === 'idle');
  const { messages } = await started.model.waitForRequest(1);
  const told = messages.map(({ content }) => JSON.stringify(content)).join('\n');
  expect(told.indexOf('export const fish')).toBeGreaterThan(-1);
  expect(told.indexOf('export const fish')).toBeLessThan(told.indexOf('Look at @src/a.ts'));
  expect(chat.state().items[0]).toMatchObject({ kind: 'notice', level: 'info' });
});
