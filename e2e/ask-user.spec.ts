import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { resultsIn } from './calls';
import type { FakeCall } from './fake-model';
import { composer, conversation, enabled, send } from './window';

// A question of the model to the user.

const ask: FakeCall = {
  name: 'ask_user',
  arguments: {
    question: 'Which store?',
    choices: [{ label: 'SQLite', description: 'One file, no server.' }, { label: 'Postgres' }],
  },
};

const questionCard = (page: Page) => page.getByRole('group', { name: 'Question for you: Which store?' });
test('a question waits through a restart, and is answered by keys; what was typed outlives a reload, and the card says what was chosen', async ({
  pilotfish,
}) => {
  const { model } = pilotfish;
  model.reply({ calls: [ask] }, 'As you say.');
  await send(pilotfish.page, 'Store it.');
  await expect(questionCard(pilotfish.page)).toBeVisible();
  await pilotfish.restart();
  const { page } = pilotfish;
  await expect(questionCard(page)).toBeVisible();
  // The card takes no keys before the user focuses it.
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+A');
  await expect(questionCard(page)).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: 'Postgres' })).toBeChecked();
  const text = questionCard(page).getByRole('textbox', { name: 'In your own words (optional)' });
  await text.fill('version 18');
  await page.reload();
  await expect(text).toHaveValue('version 18');
  await text.focus();
  await enabled(questionCard(page).getByRole('button', { name: 'Send answer' }));
  await page.keyboard.press('Enter');
  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    'The user chose: "Postgres". They add: version 18',
  ]);
  await expect(conversation(page).getByText('You chose: Postgres')).toBeVisible();
  await expect(conversation(page).getByText('As you say.')).toBeVisible();
});
