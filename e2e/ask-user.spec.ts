import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { resultsIn } from './calls';
import type { FakeCall } from './fake-model';
import { answer, beginAnew, composer, conversation, send } from './window';

// A question of the model to the user.

const choices = [
  { label: 'SQLite', description: 'One file, no server.' },
  { label: 'Postgres' },
  { label: 'Files' },
];
const ask = (also: object = {}): FakeCall => ({
  name: 'ask_user',
  arguments: { question: 'Which store?', choices, ...also },
});

const questionCard = (page: Page) => page.getByRole('group', { name: 'Question for you: Which store?' });
const armed = (page: Page) =>
  expect(questionCard(page).getByRole('button', { name: 'Send answer' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );

test('a question waits through a restart, and is answered', async ({ pilotfish }) => {
  await test.step('it waits through a restart, and a message sent instead is what the model gets', async () => {
    const { model } = pilotfish;
    model.reply({ calls: [ask()] }, 'As you say.');
    await send(pilotfish.page, 'Store it.');
    await expect(questionCard(pilotfish.page)).toBeVisible();
    await pilotfish.restart();
    await expect(questionCard(pilotfish.page)).toBeVisible();
    await send(pilotfish.page, 'Never mind.');
    expect(
      resultsIn({
        ...(await model.waitForRequest(2)),
        messages: (await model.waitForRequest(2)).messages.slice(0, -1),
      }),
    ).toEqual(['Not executed: the user sent a new message instead of deciding. Read that message first.']);
    await expect(conversation(pilotfish.page).getByText('As you say.')).toBeVisible();
  });
  await beginAnew(pilotfish);
  await test.step('answered by keys or in one’s own words, or not at all: the model is told, and the card says what was chosen', async () => {
    const { page, model } = pilotfish;
    model.reply({ calls: [ask()] }, { calls: [ask({ multiple: true })] }, { calls: [ask()] }, 'I guess.');
    await send(page, 'Store it.');
    await expect(questionCard(page)).toBeVisible();
    // The card takes no keys before the user focuses it.
    await expect(composer(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Shift+A');
    await expect(questionCard(page)).toBeFocused();
    await page.keyboard.press('1');
    await expect(page.getByRole('radio', { name: 'SQLite' })).toBeChecked();
    await page.keyboard.press('2');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Files' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Postgres' })).toBeChecked();
    const text = questionCard(page).getByRole('textbox', { name: 'In your own words (optional)' });
    await text.fill('version 18');
    await page.reload();
    await expect(text).toHaveValue('version 18');
    await text.focus();
    await armed(page);
    await page.keyboard.press('Enter');
    expect(resultsIn(await model.waitForRequest(2))).toEqual([
      'The user chose: "Postgres". They add: version 18',
    ]);
    await expect(conversation(page).getByText('You chose: Postgres')).toBeVisible();

    // Several choices, if the model allows it.
    await expect(questionCard(page).getByRole('checkbox', { name: 'SQLite' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Shift+A');
    await expect(questionCard(page)).toBeFocused();
    for (const key of ['3', '1', '2', '2']) await page.keyboard.press(key);
    await armed(page);
    await page.keyboard.press('Enter');
    expect(resultsIn(await model.waitForRequest(3))).toEqual(['The user chose: "SQLite", "Files".']);

    await answer(questionCard(page), 'Decline…');
    await page.getByRole('textbox', { name: 'Reason for the model (optional)' }).fill('you decide');
    await answer(questionCard(page), 'Decline');
    expect(resultsIn(await model.waitForRequest(4))).toEqual([
      'The user did not answer: you decide. Go on without it, and do not ask the same again.',
    ]);
    await expect(conversation(page).getByText('I guess.')).toBeVisible();
  });
});
