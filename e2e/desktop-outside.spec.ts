import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { answerDialog, dialogs, inMain } from './desktop';
import { composer, conversation, send } from './window';

// Data that leaves or enters the window on the desktop: links, files to save, files dropped from the system.

test.use({ ownProcess: true });

test('a link of an answer is opened by the system after a yes, and copied at wish', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  const { page, electron, model } = pilotfish;
  model.reply('See [the pages](https://example.org/a).');
  await send(page, 'Where?');
  const open = () => conversation(page).getByRole('link', { name: 'the pages' }).click();
  await open();
  await answerDialog(electron, { response: 1 });
  await expect.poll(() => inMain(electron, ({ clipboard }) => clipboard.text)).toBe('https://example.org/a');
  await open();
  await answerDialog(electron, { response: 0 });
  await expect.poll(() => inMain(electron, ({ shell }) => shell.opened)).toEqual(['https://example.org/a']);
  expect((await dialogs(electron)).map(({ options }) => options.detail)).toEqual([
    'https://example.org/a',
    'https://example.org/a',
  ]);
});

test('a chat is saved where the dialog of the system says, and nowhere after a cancel', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  const { page, electron, home, model } = pilotfish;
  model.reply('Herons nest in trees.');
  await send(page, 'Tell me of herons');
  await expect(conversation(page).getByText('Herons nest in trees.')).toBeVisible();
  const to = path.join(path.dirname(home), 'herons.md');
  await page.getByRole('button', { name: 'Chats' }).click();
  const list = page.getByRole('dialog', { name: 'Chats' });
  for (const paths of [[], [to]]) {
    await list.getByRole('button', { name: 'Actions for Tell me of herons' }).click();
    await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
    await answerDialog(electron, { paths });
  }
  await expect.poll(() => readFile(to, 'utf8').catch(() => '')).toContain('Herons nest in trees.');
  expect((await dialogs(electron)).map(({ kind }) => kind)).toEqual(['save', 'save']);
});

test('files dropped from the system: one of the project is named, another goes along', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  const { page, electron, project, home } = pilotfish;
  const outside = path.join(path.dirname(home), 'notes.md');
  await writeFile(outside, 'Herons.\n');
  const box = await page.getByRole('region', { name: 'Chat', exact: true }).boundingBox();
  const drop = {
    files: [path.join(project, 'src/sum.ts'), outside],
    x: (box?.x ?? 0) + 50,
    y: (box?.y ?? 0) + 50,
  };
  await inMain(
    electron,
    ({ BrowserWindow }, { files, x, y }: typeof drop) =>
      BrowserWindow.getFocusedWindow()?.webContents.dropFiles(files, { x, y }),
    drop,
  );
  await expect(composer(page)).toHaveValue('@src/sum.ts ');
  await expect(
    page.getByRole('list', { name: 'Attached files' }).getByRole('button', { name: /^notes\.md/ }),
  ).toBeVisible();
});
