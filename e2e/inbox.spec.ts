import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { expectAccessible } from './axe';
import { editCall, shellCall, taskCall } from './calls';
import { answer, card, conversation, openFolder, reject, send, showAnswers } from './window';

// The inbox: the questions of all chats of all open projects, decided in one place.

test.use({ files: { 'a.txt': 'one\n' } });

const inbox = (page: Page) => page.getByRole('listbox', { name: 'Waiting questions' });
const row = (page: Page, what: string | RegExp) => inbox(page).getByRole('option', { name: what });

async function makeOther({ project }: Pilotfish): Promise<string> {
  const other = path.join(path.dirname(project), 'other');
  await mkdir(other);
  await writeFile(path.join(other, 'b.txt'), 'one\ntwo\nthree\n');
  return other;
}

test('lists the questions of all chats and projects, oldest first, a sub-agent’s too; one leads to its chat, and all are decided', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const [other, a] = [await makeOther(pilotfish), path.join(project, 'a.txt')];
  const b = path.join(other, 'b.txt');
  model.reply({ calls: [shellCall('touch made')] });
  await send(page, 'Make it.');
  await expect(card(page, 'touch made')).toBeVisible();
  const second = await pilotfish.secondWindow();
  await openFolder(second, other);
  model.reply({ calls: [editCall(b, 'one\ntwo\nthree', 'B\ntwo\nD')] });
  await send(second, 'Change b.');
  await expect(card(second, 'b.txt')).toBeVisible();
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
    /b\.txt.*other · Change b/s,
    /a\.txt/,
  ]);
  await expect(row(page, /a\.txt/)).toContainText('general-purpose');
  await expect(inbox(page)).toBeFocused();
  await expect(row(page, /touch made/)).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'inbox');

  // Either chat may get its result first.
  model.reply('It is done.', 'It is done.');
  await answer(card(page, 'touch made'), 'Accept');
  await expect(row(page, /b\.txt/)).toHaveAttribute('aria-selected', 'true');
  await expect(inbox(page)).toBeFocused();
  await card(page, 'b.txt').getByRole('button', { name: 'Reject hunk 1 of 2' }).click();
  await expect(card(page, 'b.txt').getByText('Rejected')).toBeVisible();
  // The decision is stored with its project, and both projects show it.
  await page.getByRole('button', { name: 'Go to the chat' }).click();
  await expect(page.getByRole('button', { name: 'Project: other' })).toBeVisible();
  await showAnswers(card(page, 'b.txt'), card(page, 'b.txt').getByText('Rejected'));
  await answer(card(page, 'b.txt'), 'Accept 1 of 2');
  await expect(conversation(second).getByText('It is done.')).toBeVisible();
  expect(await readFile(b, 'utf8')).toBe('one\ntwo\nD\n');

  model.reply('As you like.', 'All is said.');
  await page.keyboard.press('ControlOrMeta+Alt+A');
  await reject(card(page, 'a.txt'), 'keep it');
  await expect(page.getByText('No waiting questions')).toBeVisible();
  expect(await readFile(a, 'utf8')).toBe('one\n');
  await page.keyboard.press('Escape');
  await expect(conversation(page)).toBeVisible();
});
