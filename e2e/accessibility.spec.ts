import path from 'node:path';
import { samplePdf } from '../src/renderer/testing/sample-pdf';
import { expect, test } from './app';
import { expectAccessible, expectMenuAccessible, expectPartAccessible } from './axe';
import { editCall, readCall } from './calls';
import { answer, beginAnew, callLine, card, chooseMode, conversation, reviewBar, send } from './window';

// axe finds nothing on any screen. The first one is in `first-run.spec.ts`.

// axe checks each screen twice, which takes time on a small machine.
test.describe.configure({ timeout: 120_000 });

test.use({
  files: {
    'README.md': '# Sample\n\nA small project.\n',
    'src/sum.ts': 'export const sum = 1 + 1;\n',
    'paper.pdf': samplePdf(['One', 'Two'], false),
    'large.json': JSON.stringify({ long: 'x'.repeat(20_001) }),
  },
});

test('an empty chat beside open files, and menus and lists', async ({ pilotfish }) => {
  await test.step('an empty chat beside an open file', async () => {
    const { page } = pilotfish;
    await expect(page.getByRole('button', { name: /^Give me an overview of this project/ })).toBeVisible();
    await page.getByRole('treeitem', { name: 'README.md' }).dblclick();
    await expect(page.getByRole('tabpanel').locator('.view-lines')).toContainText('Sample');
    const editor = page.locator('#editor-area');
    await expectAccessible(page, 'a file beside an empty chat');
    await page.getByRole('treeitem', { name: 'paper.pdf' }).dblclick();
    await expect(page.getByRole('tabpanel').locator('canvas').first()).toBeVisible();
    await expectPartAccessible(editor, 'a PDF');
    await page.getByRole('treeitem', { name: 'large.json' }).dblclick();
    await expect(page.getByText('This file is large or has very long lines')).toBeVisible();
    await expectPartAccessible(editor, 'a large file');
  });
  await beginAnew(pilotfish);
  await test.step('menus and lists of the bar, the list of chats, the menu of a file, mode Auto', async () => {
    const { page, model } = pilotfish;
    model.reply('Hello. See [our site](https://example.org).');
    await send(page, 'Hello?');
    await page.getByRole('link', { name: 'our site' }).click();
    await expectPartAccessible(
      page.getByRole('dialog', { name: 'Open this link?' }),
      'the question about a link',
    );
    await page.keyboard.press('Escape');
    const menu = page.getByRole('menu');
    for (const name of [/^Project: /, /^Mode: /, /^Model: /]) {
      await page.getByRole('button', { name }).click();
      await expectPartAccessible(menu, String(name));
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
    await page.getByRole('button', { name: 'Chats' }).click();
    const chats = page.getByRole('dialog', { name: 'Chats' });
    await expectPartAccessible(chats, 'the chats');
    await page.keyboard.press('Escape');
    await expect(chats).toBeHidden();
    await page.getByRole('treeitem', { name: 'README.md' }).click({ button: 'right' });
    await expectMenuAccessible(page, 'the menu of a file');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await chooseMode(page, 'Auto');
    await expectPartAccessible(page.getByRole('banner'), 'mode Auto');
  });
});

test('a chat with everything in it, and a waiting change', async ({ pilotfish }) => {
  await test.step('a chat with everything in it', async () => {
    const { page, model } = pilotfish;
    const todos = [
      { id: '1', content: 'Look', status: 'completed' },
      { id: '2', content: 'Think', status: 'in_progress' },
    ];
    model.reply(
      {
        reasoning: 'I weigh it.',
        text: 'I look.',
        calls: [
          readCall('README.md'),
          readCall('missing.md'),
          { name: 'todo_write', arguments: { todos } },
          { name: 'search_file_content', arguments: { pattern: 'sum' } },
        ],
      },
      '# A heading\n\n- a list with `code` and a [link](https://example.org)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```ts\nexport const answer: number = 42; // why\n```\n\n> quoted',
      { status: 401, body: { error: { message: 'no' } } },
    );
    await send(page, 'Look.');
    await expect(conversation(page).getByText('quoted')).toBeVisible();
    await callLine(page, 'README.md').click();
    await callLine(page, 'missing.md').click();
    await callLine(page, 'Thinking').click();
    await page.getByRole('button', { name: /1 of 2/ }).click();
    await send(page, 'And now?');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'a chat');
  });
  await beginAnew(pilotfish);
  await test.step('a waiting change, its diff and its dialogs', async () => {
    const { page, project, model } = pilotfish;
    model.reply({ calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] });
    await send(page, 'Simplify.');
    await expect(
      reviewBar(page, 'src/sum.ts').getByRole('button', { name: 'Accept', exact: true }),
    ).toBeEnabled();
    await expect(page.getByRole('tabpanel').locator('.line-insert').first()).toBeVisible();
    await expectAccessible(page, 'a waiting change');
    const asked = card(page, 'sum.ts');
    await answer(asked, 'Always…');
    await expectPartAccessible(page.getByRole('dialog', { name: 'Always accept' }), 'the rule to keep');
    await page.keyboard.press('Escape');
    await answer(asked, 'Reject…');
    await expectPartAccessible(asked, 'the reason for a rejection');
  });
});

const otherPages = [
  ...['Tools and servers', 'Agents and memory', 'Rules'],
  ...['Appearance', 'Behaviour and data', 'Keyboard'],
];

test('the settings, page by page', async ({ pilotfish }) => {
  const { page } = pilotfish;
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('main', { name: 'Models' })).toBeVisible();
  await expectAccessible(page, 'Models');
  for (const name of otherPages) {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name }).click();
    await expectPartAccessible(page.getByRole('main', { name }), name);
  }
  await page.getByRole('button', { name: 'Models', exact: true }).click();
  await page.getByRole('button', { name: 'Add provider' }).click();
  await expectPartAccessible(page.getByRole('menu'), 'the menu of providers');
  await page.getByRole('menuitem', { name: 'Other provider…' }).click();
  const form = page.getByRole('dialog', { name: 'Add provider' });
  await answer(form, 'Save');
  await expectPartAccessible(form, 'the form of a provider');
});
