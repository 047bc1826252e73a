import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { editCall, resultsIn } from './calls';
import type { FakeCall } from './fake-model';
import { answer, callLine, conversation, enabled, send } from './window';

// Plan mode to its end: the user reads the plan and comments on it, gets a new one, approves it, and uses it as
// todos.

const plan = '# Make b three\n\n1. Edit `parse.ts`\n2. Run the tests\n';
const presentPlan = (text = plan): FakeCall => ({ name: 'exit_plan_mode', arguments: { plan: text } });

const planCard = (page: Page) => page.getByRole('group', { name: /^Plan for your approval: Plan: / });
const lineOf = (page: Page, text: string) =>
  planCard(page).getByRole('listitem').filter({ hasText: text }).first();

test('a plan is commented on, which a reload keeps, planned anew, let go and used as todos', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  await writeFile(file, 'const b = 2;\n');
  const modeIs = (mode: string) => expect(page.getByRole('button', { name: `Mode: ${mode}` })).toBeVisible();
  await modeIs('Ask');
  for (const mode of ['Accept edits', 'Plan']) {
    await page.keyboard.press('ControlOrMeta+.');
    await modeIs(mode);
  }
  model.reply({ calls: [presentPlan()] }, { calls: [presentPlan()] });
  await send(page, 'Make b three.');

  // By keys alone.
  await expect(planCard(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+A');
  await expect(planCard(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const line = page.getByRole('button', { name: 'Comment on: Run the tests' });
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('There are none.');
  await page.keyboard.press('Enter');
  await expect(line).toBeFocused();
  await expect(lineOf(page, 'Run the tests')).toContainText('There are none.');
  await page.reload();
  await expect(lineOf(page, 'Run the tests')).toContainText('There are none.');
  await page.keyboard.press('ControlOrMeta+Shift+A');
  await expect(planCard(page)).toBeFocused();
  await enabled(planCard(page).getByRole('button', { name: 'Keep planning with 1 comment' }));
  await page.keyboard.press('ControlOrMeta+Enter');
  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    'The user keeps planning:\n\n> 2. Run the tests\nThere are none.',
  ]);
  expect(model.requests[1]?.tools).toContain('exit_plan_mode');

  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await answer(planCard(page), 'Approve and accept edits');
  expect(resultsIn(await model.waitForRequest(3))).toEqual([
    'The user approved the plan; mode: Accept edits. Begin with its first step.',
  ]);
  expect(model.requests[2]?.tools).toEqual(model.requests[1]?.tools);
  await modeIs('Accept edits');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('const b = 3;\n');

  // Both plans stay; the approved one offers the button.
  await expect(callLine(page, 'Plan: Make b three')).toHaveCount(2);
  await answer(conversation(page), 'Use as todos');
  await expect(page.getByText('The plan is now the todo list.')).toBeVisible();
  await expect(page.getByRole('button', { name: '0 of 2 todos' })).toBeVisible();
  model.reply('I see.');
  await send(page, 'Go on.');
  expect(JSON.stringify((await model.waitForRequest(5)).messages)).toContain(
    'The user changed the todo list. It is now:',
  );
});
