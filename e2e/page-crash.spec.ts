import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall } from './calls';
import { filesWith } from './canary';
import { createGate } from './fake-model';
import { answer, card, composer, conversation, often, send } from './window';

// A page whose process crashes: its state is stored elsewhere.

test.use({ ownProcess: true });

test('a page that crashes takes nothing along: the turn goes on, its question waits, what was typed is there', async ({
  pilotfish,
}) => {
  const { page, project, home, model } = pilotfish;
  const file = path.join(project, 'src/sum.ts');
  const hold = createGate();
  model.reply({ text: 'I simplify it.', calls: [editCall(file, '1 + 1', '2')], hold }, 'Done.');
  await send(page, 'Simplify.');
  await hold.reached;
  await composer(page).fill('not sent yet');
  const windows = path.join(home, 'windows');
  await expect
    .poll(() => filesWith('not sent yet', windows).catch(() => []), { intervals: often })
    .toHaveLength(1);

  const crashed = page.waitForEvent('crash');
  const session = await pilotfish.page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await crashed;
  hold.release();

  const next = await pilotfish.page.context().newPage();
  await next.goto(page.url());
  await expect(conversation(next).getByText('I simplify it.')).toBeVisible();
  await expect(composer(next)).toHaveValue('not sent yet');
  await answer(card(next, 'sum.ts'), 'Accept');
  await expect(conversation(next).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('export const sum = 2;\n');
});
