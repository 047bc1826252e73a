import path from 'node:path';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { readCall } from './calls';
import { createGate } from './fake-model';
import { callLine, composer, conversation } from './window';

// The small window, served as a separate page: with keys alone.

test('a quick question is answered by reading, asked more, and continued in the main window', async ({
  pilotfish,
  context,
}) => {
  const { model, project } = pilotfish;
  const gate = createGate();
  model.reply(
    { calls: [readCall(path.join(project, 'README.md'))] },
    { text: 'It is a **small** project.', hold: gate },
    'It has one source.',
  );
  const page = await context.newPage();
  await page.goto(pilotfish.page.url().replace('/?', '/quick-ask?'));
  const field = page.getByRole('textbox', { name: 'Question' });
  await expect(field).toBeFocused();
  await page.keyboard.type('What is this?');
  await page.keyboard.press('Enter');
  await expect(callLine(page, 'Read README.md')).toBeVisible();
  await gate.reached;
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  gate.release();
  await expect(conversation(page).getByText('It is a small project.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the answer' })).toBeVisible();
  await expectAccessible(page, 'a quick question');
  await page.reload();
  await expect(conversation(page).getByText('It is a small project.')).toBeVisible();
  await field.fill('How many sources?');
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText('It has one source.')).toBeVisible();
  const request = await model.waitForRequest(3);
  expect(request.tools).not.toContain('write_file');
  await expect(conversation(page).getByRole('button', { name: 'Continue from here' })).toHaveCount(0);

  // The chat is hidden until then; the draft moves with it.
  await pilotfish.page.getByRole('button', { name: /^Chats/ }).click();
  await expect(pilotfish.page.getByText('What is this?')).toHaveCount(0);
  await field.fill('And then?');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { name: 'What is this?' })).toBeVisible();
  await expect(conversation(page).getByText('It has one source.')).toBeVisible();
  await expect(composer(page)).toHaveValue('And then?');
  await expect(pilotfish.page.getByText('What is this?').first()).toBeVisible();
});
