import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './app';
import { editCall, resultsIn } from './calls';
import { filesWith } from './canary';
import { answer, card, composer, conversation, enabled, proposedSide, send } from './window';

// Two windows in which the user types about the same proposal, question or file: no text is lost.

const before = 'const a = 1;\nconst b = 2;\n';
test.use({ files: { 'parse.ts': before, 'a.txt': 'one\n' } });

/** Types at the start of the right side. */
async function typeInProposal(page: Page, text: string): Promise<void> {
  await expect(page.locator('.monaco-diff-editor .line-insert').first()).toBeVisible();
  await proposedSide(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(text);
}

async function typeInFile(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'a.txt', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(text);
}

function right(page: Page): Locator {
  return page.locator('.monaco-diff-editor .modified .view-lines');
}

const twoVersions = 'Two windows edited this text. You can keep either version.';

function showOther(page: Page): Locator {
  return page.getByRole('button', { name: 'Show the other version' });
}

/** A connection of the next window that delivers nothing from the main process while it is held. */
async function holdable(context: BrowserContext): Promise<{ hold(): void; release(): void }> {
  let held: (() => void)[] | null = null;
  await context.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (held) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    hold: () => {
      held = [];
    },
    release() {
      for (const deliver of held ?? []) deliver();
      held = null;
    },
  };
}

test('a proposal edited in two windows: a window follows the other one, and keeps its own text if both type at once', async ({
  pilotfish,
  context,
}) => {
  // Four loads of the diff editor take time on a small machine.
  test.slow();
  const { page: first, project, model, home } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(first, 'Make b three.');
  await expect(card(first, 'parse.ts')).toBeVisible();
  const connection = await holdable(context);
  const second = await pilotfish.secondWindow();

  await typeInProposal(first, '// begun ');
  await expect(right(second)).toContainText('// begun const');
  await typeInProposal(second, '// continued ');
  await expect(right(first)).toContainText('// continued // begun');
  await expect(first.getByText(twoVersions)).toBeHidden();

  connection.hold();
  await typeInProposal(first, '// of one ');
  await expect.poll(() => filesWith('// of one ', path.join(home, 'windows'))).toHaveLength(1);
  await typeInProposal(second, '// of two ');
  await expect(first.getByText(twoVersions)).toBeVisible();
  connection.release();
  await expect(right(first)).toContainText('// of one // continued');
  await expect(right(second)).toContainText('// of two // continued');

  await first.reload();
  await expect(first.getByText(twoVersions)).toBeVisible();
  await expect(right(first)).toContainText('// of one // continued');
  await second.reload();
  await expect(right(second)).toContainText('// of two // continued');

  await showOther(first).click();
  await expect(right(first)).toContainText('// of two // continued');
  await showOther(first).click();
  await expect(right(first)).toContainText('// of one // continued');
  await first.getByRole('button', { name: 'Keep only this version' }).click();
  await expect(first.getByText(twoVersions)).toBeHidden();
  await expect(second.getByText(twoVersions)).toBeVisible();
  await answer(card(first, 'parse.ts'), 'Accept');
  await expect(conversation(first).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toContain('// of one // continued // begun const a');
  await expect(second.getByText('Accepted in another window. Your edit is still available.')).toBeVisible();
});

test('a window submits a batch with the drafts of the other one, whose unfinished reason moves to the message field', async ({
  pilotfish,
}) => {
  test.slow();
  const { page: first, project, model } = pilotfish;
  const names = ['parse.ts', 'p2.ts', 'p3.ts', 'p4.ts'];
  const calls = names.map((name) => editCall(path.join(project, name), 'b = 2', 'b = 3'));
  for (const name of names) await writeFile(path.join(project, name), before);
  model.reply({ calls }, 'Done.');
  await send(first, 'Make b three.');
  await expect(card(first, 'parse.ts')).toBeVisible();
  const second = await pilotfish.secondWindow();
  const row = (page: Page, name: string) =>
    page.getByRole('region', { name: 'Edits of this batch' }).getByRole('button', { name });
  const lookAt = async (name: string) => {
    await row(second, name).click();
    const side = { name: `${name}, proposed, editable` };
    await expect(second.locator('.monaco-diff-editor:visible').getByRole('textbox', side)).toBeAttached();
  };
  await lookAt('p4.ts');
  await second.keyboard.press('ControlOrMeta+Backspace');
  await second.keyboard.type('leave it');
  await second.keyboard.press('Enter');
  await lookAt('p2.ts');
  await typeInProposal(second, '// p2 of two ');
  await expect(row(first, 'p2.ts')).toContainText('+2');
  await lookAt('p3.ts');
  await second.keyboard.press('ControlOrMeta+Backspace');
  await second.keyboard.type('unfinished reason');
  const submit = first.getByRole('button', { name: 'Submit: 3 accepted, 1 left out' }).first();
  await enabled(submit);
  await submit.click();

  await expect(conversation(first).getByText('Done.')).toBeVisible();
  expect(await readFile(path.join(project, 'p2.ts'), 'utf8')).toContain('// p2 of two const a');
  expect(resultsIn(await model.waitForRequest(2))[3]).toContain("User's reason: leave it");
  await expect(composer(second)).toHaveValue('unfinished reason');
  await expect(second.getByText(/still available/)).toBeHidden();
});

test('an answer that the user writes in two windows is the same in both', async ({ pilotfish }) => {
  const { page: first, model } = pilotfish;
  model.reply(
    {
      calls: [
        {
          name: 'ask_user',
          arguments: { question: 'Which one?', choices: [{ label: 'A' }, { label: 'B' }] },
        },
      ],
    },
    'Well.',
  );
  await send(first, 'Ask me.');
  const own = (page: Page) => page.getByRole('textbox', { name: 'In your own words (optional)' });
  await expect(own(first)).toBeVisible();
  const second = await pilotfish.secondWindow();
  await own(first).fill('the first');
  await expect(own(second)).toHaveValue('the first');
  await own(second).fill('the first, then the second');
  await expect(own(first)).toHaveValue('the first, then the second');
});

test('a file with unsaved text in two windows: each keeps its own, and after a restart both are there', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  test.slow();
  const { page: first, project, home } = pilotfish;
  const isKept = (text: string) =>
    expect.poll(() => filesWith(text, path.join(home, 'windows')).catch(() => [])).toHaveLength(1);
  const second = await pilotfish.secondWindow();
  for (const [page, text] of [
    [first, 'of one '],
    [second, 'of two '],
  ] as const) {
    await page.bringToFront();
    await page.getByRole('treeitem', { name: 'a.txt' }).click();
    await typeInFile(page, text);
    await isKept(`${text}one`);
  }
  await first.reload();
  await expect(first.getByText('of one one')).toBeVisible();
  await second.reload();
  await expect(second.getByText('of two one')).toBeVisible();
  await expect(first.getByText(twoVersions)).toBeHidden();

  await second.close();
  await pilotfish.kill();
  await pilotfish.restart();
  const { page } = pilotfish;
  await expect(page.getByText('of two one')).toBeVisible();
  await expect(page.getByText(twoVersions)).toBeVisible();
  await showOther(page).click();
  await expect(page.getByText('of one one')).toBeVisible();
  await isKept('of one one');
  await page.getByRole('textbox', { name: 'a.txt', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+S');
  await expect.poll(() => readFile(path.join(project, 'a.txt'), 'utf8')).toBe('of one one\n');
  await page.reload();
  await showOther(page).click();
  await expect(page.getByText('of two one')).toBeVisible();
});

test('a window that saves a file leaves the unsaved text of the other window alone', async ({
  pilotfish,
}) => {
  const { page: first, project } = pilotfish;
  const second = await pilotfish.secondWindow();
  for (const page of [first, second]) {
    await page.bringToFront();
    await page.getByRole('treeitem', { name: 'a.txt' }).click();
  }
  await typeInFile(second, 'of two ');
  await typeInFile(first, 'of one ');
  await first.keyboard.press('ControlOrMeta+S');
  await expect.poll(() => readFile(path.join(project, 'a.txt'), 'utf8')).toBe('of one one\n');
  await expect(second.getByText('This file changed on disk while you edited it.')).toBeVisible();
  await expect(second.getByText('of two one')).toBeVisible();
});

test('a duplicate of a window is another window, and a window stays the same through a reload', async ({
  pilotfish,
  context,
}) => {
  const { page } = pilotfish;
  const idOf = (one: Page) => one.evaluate(() => sessionStorage.getItem('pilotfish.window'));
  await composer(page).fill('of one');
  const id = await idOf(page);
  const opened = context.waitForEvent('page');
  // The browser copies the data of the session, as for a duplicate of a tab.
  await page.evaluate(() => void window.open(location.href));
  const second = await opened;
  await expect(composer(second)).toBeVisible();
  await expect.poll(() => idOf(second)).not.toBe(id);
  await page.reload();
  await expect(composer(page)).toHaveValue('of one');
  expect(await idOf(page)).toBe(id);
});
