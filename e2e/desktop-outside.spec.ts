import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Pilotfish, test } from './app';
import { answerDialog, dialogs, inMain } from './desktop';
import { composer, conversation, send } from './window';

// Data that leaves or enters the window on the desktop: links, files to save, files dropped from the system.

test.use({ ownProcess: true });

test('links, files to save and files dropped', { tag: '@desktop' }, async ({ pilotfish }) => {
  await test.step('files dropped from the system: one of the project is named, another goes along', () =>
    dropFiles(pilotfish));
  await test.step('a link of an answer is opened by the system after a yes, and copied at wish', async () => {
    const { page, electron, model } = pilotfish;
    model.reply('See [the pages](https://example.org/a).');
    await send(page, 'Tell me of herons');
    const open = () => conversation(page).getByRole('link', { name: 'the pages' }).click();
    await open();
    await answerDialog(electron, { response: 1 });
    await expect
      .poll(() => inMain(electron, ({ clipboard }) => clipboard.text))
      .toBe('https://example.org/a');
    await open();
    await answerDialog(electron, { response: 0 });
    await expect.poll(() => inMain(electron, ({ shell }) => shell.opened)).toEqual(['https://example.org/a']);
  });
  await test.step('a chat is saved where the dialog of the system says, and nowhere after a cancel', async () => {
    const { page, electron, home } = pilotfish;
    const to = path.join(path.dirname(home), 'herons.md');
    await page.getByRole('button', { name: 'Chats' }).click();
    const list = page.getByRole('dialog', { name: 'Chats' });
    for (const paths of [[], [to]]) {
      await list.getByRole('button', { name: 'Actions for Tell me of herons' }).click();
      await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
      await answerDialog(electron, { paths });
    }
    await expect.poll(() => readFile(to, 'utf8').catch(() => '')).toContain('https://example.org/a');
    expect((await dialogs(electron)).map(({ kind, options }) => [kind, options.detail])).toEqual([
      ['message', 'https://example.org/a'],
      ['message', 'https://example.org/a'],
      ['save', undefined],
      ['save', undefined],
    ]);
  });
});

async function dropFiles({ page, electron, project, home }: Pilotfish): Promise<void> {
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
  await composer(page).fill('');
}
