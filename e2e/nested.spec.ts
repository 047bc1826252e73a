import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, readCall, resultsIn } from './calls';
import type { FakeCall } from './fake-model';
import { openNesting } from './nesting-shell';
import { answer, anyCard, callLine, card, composer, conversation, reject, reviewBar, send } from './window';

// A running call hands in two batches of calls of its own: two questions wait at once, each decided on its own.

test.use({
  shell: { open: openNesting },
  files: { 'a.txt': 'one\n', 'b.txt': 'one\n' },
});

/** Batches of calls, side by side. */
function nestCall(...batches: readonly (readonly FakeCall[])[]): FakeCall {
  const call = ({ name, arguments: input }: FakeCall) => ({ tool: name, input });
  return { name: 'nest', arguments: { batches: batches.map((batch) => batch.map(call)) } };
}

test('two questions of one call wait side by side and are decided in reverse order', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const [a, b] = [path.join(project, 'a.txt'), path.join(project, 'b.txt')];
  model.reply(
    { calls: [nestCall([editCall(a, 'one', 'A')], [editCall(b, 'one', 'B'), readCall(b)])] },
    'Both.',
  );
  await send(page, 'Do both.');

  await expect(card(page, 'a.txt')).toBeVisible();
  await expect(card(page, 'b.txt')).toBeVisible();
  await expect(page).toHaveTitle('(2) project – Pilotfish');
  await expect(page.getByText('2 questions wait')).toBeVisible();
  await expect(reviewBar(page, 'a.txt').or(reviewBar(page, 'b.txt'))).toBeVisible();
  await expect(callLine(page, '2 batches')).toContainText('Running');

  await composer(page).focus();
  for (const name of ['a.txt', 'b.txt', 'a.txt']) {
    await page.keyboard.press('ControlOrMeta+Shift+A');
    await expect(card(page, name)).toBeFocused();
    await expect(reviewBar(page, name)).toBeVisible();
  }

  await answer(card(page, 'b.txt'), 'Accept');
  await expect(card(page, 'b.txt')).toHaveCount(0);
  await expect.poll(() => readFile(b, 'utf8')).toBe('B\n');
  await expect(card(page, 'a.txt')).toBeVisible();
  await expect(page).toHaveTitle('(1) project – Pilotfish');
  await reject(card(page, 'a.txt'), 'keep it');
  await expect(conversation(page).getByText('Both.', { exact: true })).toBeVisible();

  expect(await readFile(a, 'utf8')).toBe('one\n');
  const [result = ''] = resultsIn(await model.waitForRequest(2));
  expect(result.split('\n')[0]).toMatch(
    /^finished: The user rejected this call to edit\. .* User's reason: keep it$/,
  );
  expect(result).toContain('finished: Successfully modified file: ');

  await callLine(page, '2 batches').click();
  await expect(callLine(page, 'a.txt')).toContainText('Rejected');
  await expect(callLine(page, 'Edit b.txt')).toContainText('Done');
  await expect(callLine(page, 'Read b.txt')).toContainText('Done');
});

test('after a crash the questions are over with the call they were of, and nothing was done', async ({
  pilotfish,
}) => {
  const { project, model } = pilotfish;
  const [a, b] = [path.join(project, 'a.txt'), path.join(project, 'b.txt')];
  model.reply({ calls: [nestCall([editCall(a, 'one', 'A')], [editCall(b, 'one', 'B')])] });
  await send(pilotfish.page, 'Do both.');
  await expect(card(pilotfish.page, 'a.txt')).toBeVisible();
  await expect(card(pilotfish.page, 'b.txt')).toBeVisible();
  // What is being loaded when the process dies would fail in the page.
  await expect(pilotfish.page.locator('.monaco-diff-editor .line-insert')).toBeVisible();

  await pilotfish.kill();
  await pilotfish.restart();
  const { page } = pilotfish;
  await expect(page.getByText('Pilotfish ended in the middle of this turn.')).toBeVisible();
  await expect(card(page, anyCard)).toHaveCount(0);
  await expect(page).toHaveTitle('project – Pilotfish');
  await callLine(page, '2 batches').click();
  await expect(callLine(page, 'Edit a.txt')).toContainText('Not done');
  expect([await readFile(a, 'utf8'), await readFile(b, 'utf8')]).toEqual(['one\n', 'one\n']);
});
