import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { expectAccessible } from './axe';
import { editCall, shellCall, taskCall, writeCall } from './calls';
import {
  answer,
  beginAnew,
  callLine,
  card,
  composer,
  conversation,
  enabled,
  openFolder,
  reject,
  send,
  showAnswers,
} from './window';

// The inbox: the questions of all chats of all open projects, decided in one place. A late answer gets a message.

test.use({ files: { 'a.txt': 'one\n', 'b.txt': 'one\n' } });

const inbox = (page: Page) => page.getByRole('listbox', { name: 'Waiting questions' });
const row = (page: Page, what: string | RegExp) => inbox(page).getByRole('option', { name: what });

async function showInbox(page: Page): Promise<void> {
  // A newly opened window takes no keys before that.
  await expect(composer(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Alt+A');
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible();
}

async function makeOther({ project }: Pilotfish): Promise<string> {
  const other = path.join(path.dirname(project), 'other');
  await mkdir(other);
  return other;
}

async function askInNewChat(page: Page, { model }: Pilotfish, name: string): Promise<void> {
  model.reply({ calls: [shellCall(`touch ${name}`)] });
  await page.getByRole('button', { name: 'New chat' }).click();
  await send(page, `Make ${name}.`);
  await expect(card(page, `touch ${name}`)).toBeVisible();
}

test('lists the questions of all chats and projects, oldest first, a sub-agent’s too, and decides them', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const [other, a] = [await makeOther(pilotfish), path.join(project, 'a.txt')];
  const two = path.join(other, 'two.txt');
  await askInNewChat(page, pilotfish, 'made');
  const second = await pilotfish.secondWindow();
  await openFolder(second, other);
  model.reply({ calls: [writeCall(two, 'two\n')] });
  await send(second, 'Write two.');
  await expect(card(second, 'two.txt')).toBeVisible();
  model.reply({ calls: [taskCall('first')] });
  model.onRequest(({ messages }) =>
    String(messages[0]?.content).startsWith('You are the sub-agent') && messages.length === 2
      ? { calls: [editCall(a, 'one', 'A')] }
      : null,
  );
  await page.getByRole('button', { name: 'New chat' }).click();
  await send(page, 'Have a changed.');
  await expect(card(page, 'a.txt')).toBeVisible();

  await page.getByRole('button', { name: 'Inbox: all waiting questions' }).click();
  await expect(inbox(page).getByRole('option')).toHaveText([
    /touch made/,
    /two\.txt.*other · Write two/s,
    /a\.txt/,
  ]);
  await expect(row(page, /a\.txt/)).toContainText('general-purpose');
  await expect(inbox(page)).toBeFocused();
  await expect(row(page, /touch made/)).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'inbox');

  // Either chat may get its result first.
  model.reply('It is done.', 'It is done.');
  await answer(card(page, 'touch made'), 'Accept');
  await expect(row(page, /two\.txt/)).toHaveAttribute('aria-selected', 'true');
  await expect(inbox(page)).toBeFocused();
  await expect(card(page, 'two.txt')).toContainText('two');
  await answer(card(page, 'two.txt'), 'Accept');
  await expect(conversation(second).getByText('It is done.')).toBeVisible();
  expect(await readFile(two, 'utf8')).toBe('two\n');
  await expect(card(page, 'a.txt')).toBeVisible();
  model.reply('As you like.', 'All is said.');
  await reject(card(page, 'a.txt'), 'keep it');
  await expect(page.getByText('No waiting questions')).toBeVisible();
  await expectAccessible(page, 'inbox');
  expect(await readFile(a, 'utf8')).toBe('one\n');
  await page.keyboard.press('Escape');
  await expect(callLine(page, 'general-purpose: do first')).toBeVisible();
});

test('a question is gone to and answered by the keyboard alone', async ({ pilotfish }) => {
  await test.step('a question leads to its chat and its diff, and one of another project to that one', async () => {
    const { page, project, model } = pilotfish;
    const other = await makeOther(pilotfish);
    const a = path.join(project, 'a.txt');
    await writeFile(a, 'one\ntwo\nthree\n');
    model.reply({ calls: [editCall(a, 'one\ntwo\nthree', 'A\ntwo\nC')] });
    await send(page, 'Change a.');
    await expect(card(page, 'a.txt')).toBeVisible();
    await page.getByRole('button', { name: 'New chat' }).click();
    await showInbox(page);
    await card(page, 'a.txt').getByRole('button', { name: 'Open diff' }).click();
    await expect(page.getByRole('tab', { name: /a\.txt/ })).toHaveAttribute('aria-selected', 'true');
    await expect(card(page, 'a.txt')).toBeVisible();
    await openFolder(page, other);
    await expect(page.getByRole('button', { name: '1 in another project' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Shift+A');
    await expect(row(page, /a\.txt.*project · Change a/s)).toBeVisible();
    await expect(card(page, 'a.txt')).toContainText('A');
    await card(page, 'a.txt').getByRole('button', { name: 'Reject hunk 1 of 2' }).click();
    await expect(card(page, 'a.txt').getByText('Rejected')).toBeVisible();
    // The decision is stored with its project, and both projects show it.
    await page.reload();
    await expect(card(page, 'a.txt').getByText('Rejected')).toBeVisible();
    await page.getByRole('button', { name: 'Go to the chat' }).click();
    await expect(page.getByRole('button', { name: 'Project: project' })).toBeVisible();
    await showAnswers(card(page, 'a.txt'), card(page, 'a.txt').getByText('Rejected'));
    await expect(inbox(page)).toHaveCount(0);
  });
  await beginAnew(pilotfish);
  await test.step('is walked and answered by the keyboard alone; Esc goes back, and decides nothing', async () => {
    const { page, project, model } = pilotfish;
    for (const name of ['one', 'two', 'three']) await askInNewChat(page, pilotfish, name);
    await showInbox(page);
    await page.keyboard.press('End');
    await expect(card(page, 'touch three')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(card(page, 'touch two')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await expect(inbox(page)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(card(page, 'touch two')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(card(page, 'touch two')).toBeFocused();
    await enabled(card(page, 'touch two').getByRole('button', { name: 'Accept' }));
    model.reply('It is made.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(row(page, /touch three/)).toHaveAttribute('aria-selected', 'true');
    await expect(inbox(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await enabled(card(page, 'touch three').getByRole('button', { name: 'Accept' }));
    await page.keyboard.press('ControlOrMeta+Backspace');
    model.reply('As you like.');
    await page.keyboard.type('not now');
    await page.keyboard.press('Enter');
    await expect(row(page, /touch one/)).toHaveAttribute('aria-selected', 'true');
    await expect(inbox(page)).toBeFocused();
    await expect.poll(() => readFile(path.join(project, 'two'), 'utf8').catch(() => null)).toBe('');
    await page.keyboard.press('Escape');
    await expect(inbox(page)).toHaveCount(0);
  });
});
