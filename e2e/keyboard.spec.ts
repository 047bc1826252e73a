import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { editCall } from './calls';
import { expectFocusShown } from './focus-shown';
import {
  acceptButton,
  answer,
  anyCard,
  card,
  composer,
  conversation,
  proposedSide,
  reviewBar,
  rewriteProposal,
  send,
} from './window';

// The whole main job without a mouse, and what keys and clicks must not decide.

test.use({ files: { 'parse.ts': 'const a = 1;\nconst b = 2;\n' } });

async function ask({ page, project, model }: Pilotfish): Promise<string> {
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await expect(card(page, 'parse.ts')).toBeVisible();
  return file;
}

async function goToQuestion(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Shift+A');
  await expect(card(page, 'parse.ts')).toBeFocused();
}

/** Presses the key until the keyboard is there. */
async function walkTo(page: Page, key: string, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(goal, `after 60 times ${key}`).toBeFocused();
}

function acceptOnCard(page: Page) {
  return acceptButton(card(page, 'parse.ts'));
}

test('from choosing a mode to an accepted change, with the keyboard alone', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  await expect(composer(page)).toBeFocused();
  await walkTo(page, 'Shift+Tab', page.getByRole('button', { name: /^Mode: / }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Ask');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();

  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await walkTo(page, 'Tab', composer(page));
  await page.keyboard.type('Make b three.');
  await page.keyboard.press('Enter');
  await expect(card(page, 'parse.ts')).toBeVisible();
  // A card never takes the focus by itself.
  await expect(composer(page)).toBeFocused();
  await goToQuestion(page);
  await expect(acceptOnCard(page)).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  await expect(composer(page)).toBeFocused();
  expect(await readFile(file, 'utf8')).toBe('const a = 1;\nconst b = 3;\n');
});

test('a file goes along, a question is answered and chats are switched with keys alone, and the focus shows', async ({
  pilotfish,
}) => {
  // After each key the focus is looked at.
  test.setTimeout(60_000);
  const { page, project, model } = pilotfish;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await expectFocusShown(page, key);
    }
  };
  await expect(composer(page)).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeFocused();
  await page.keyboard.press('Enter');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Herons nest in trees.') };
  await (await chooser).setFiles([notes]);
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('notes.txt');
  await expect(composer(page)).toBeFocused();
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.', 'Good morning.');
  await page.keyboard.type('Make b three.');
  // While the file is on its way nothing is sent.
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await press('Enter');
  await expect(card(page, 'parse.ts')).toBeVisible();
  expect(String((await model.waitForRequest(1)).messages.at(-1)?.content)).toContain('Herons nest');

  await press('ControlOrMeta+Shift+A');
  await expect(card(page, 'parse.ts')).toBeFocused();
  await expect(acceptOnCard(page)).toBeEnabled();
  await press('ControlOrMeta+Enter');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  await expect(composer(page)).toBeFocused();
  expect(await readFile(file, 'utf8')).toContain('b = 3');

  await press('F1');
  await page.keyboard.type('new chat');
  await expect(page.getByRole('option', { name: 'New chat' })).toHaveAttribute('aria-selected', 'true');
  await press('Enter');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('Hello?');
  await expect(composer(page)).toHaveValue('Hello?');
  await press('Enter');
  await expect(conversation(page).getByText('Good morning.')).toBeVisible();
  await press('ControlOrMeta+Alt+O');
  const chats = page.getByRole('dialog', { name: 'Chats' });
  await expect(chats.getByRole('textbox')).toBeFocused();
  await press('ArrowDown', 'ArrowDown');
  await expect(chats.getByRole('button', { name: /^Make b three\./ })).toBeFocused();
  await press('Enter');
  await expect(chats).toBeHidden();
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await expectFocusShown(page, 'the other chat');
  // From part to part and back.
  await press('F6', 'F6', 'Shift+F6');
});

test('F7 walks the changes of the diff, and Ctrl+Enter in its text accepts', async ({ pilotfish }) => {
  const { page } = pilotfish;
  const file = await ask(pilotfish);
  await expect(page.getByRole('tabpanel').locator('.line-insert').first()).toBeVisible();
  await proposedSide(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('F7');
  await page.keyboard.press('End');
  await page.keyboard.type(' // mine');
  await expect(acceptOnCard(page)).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('const a = 1;\nconst b = 3; // mine\n');
});

test('Ctrl+Backspace rejects with a reason; Esc goes back and decides nothing', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  await ask(pilotfish);
  await goToQuestion(page);
  await page.keyboard.press('ControlOrMeta+Backspace');
  const reason = card(page, 'parse.ts').getByRole('textbox', { name: /^Reason/ });
  await expect(reason).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page, 'parse.ts')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(composer(page)).toBeFocused();
  await expect(card(page, 'parse.ts')).toBeVisible();

  await goToQuestion(page);
  await page.keyboard.press('ControlOrMeta+Backspace');
  await expect(reason).toBeFocused();
  await page.keyboard.type('because');
  await expect(card(page, 'parse.ts').getByRole('button', { name: 'Reject', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(model.requests[1]?.messages.at(-1)?.content).toContain("User's reason: because");
});

/** Presses Accept in the moment the card appears; resolves with the milliseconds from then until answers count. */
function pressAtOnce(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shownAt: number | null = null;
        const look = () => {
          const card = document.querySelector('[role="group"][aria-label^="Approval: "]');
          const buttons = [...(card?.querySelectorAll('button') ?? [])];
          const accept = buttons.find((button) => button.textContent?.startsWith('Accept'));
          if (!accept) return;
          if (shownAt === null) {
            shownAt = performance.now();
            accept.click();
          }
          if (accept.getAttribute('aria-disabled') === 'true') return;
          watch.disconnect();
          resolve(performance.now() - shownAt);
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
}

test('an answer counts only once the card has been visible for half a second', async ({ pilotfish }) => {
  const { page } = pilotfish;
  const armedAfter = pressAtOnce(page);
  const file = await ask(pilotfish);
  expect(await armedAfter).toBeGreaterThanOrEqual(500);
  await expect(page.getByRole('group', { name: anyCard })).toHaveCount(1);
  expect(await readFile(file, 'utf8')).toContain('b = 2');
  await acceptOnCard(page).click();
  await expect(conversation(page).getByText('Done.')).toBeVisible();
});

test('a held key does not answer', async ({ pilotfish, context }) => {
  const { page } = pilotfish;
  const file = await ask(pilotfish);
  await goToQuestion(page);
  await expect(acceptOnCard(page)).toBeEnabled();
  await acceptOnCard(page).focus();
  const session = await context.newCDPSession(page);
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', autoRepeat: true });
  await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
  await expect(page.getByRole('group', { name: anyCard })).toHaveCount(1);
  expect(await readFile(file, 'utf8')).toContain('b = 2');
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
});

test('a new question is announced once, politely', async ({ pilotfish }) => {
  const { page } = pilotfish;
  await ask(pilotfish);
  const live = page.locator('[aria-live="polite"]').filter({ hasText: 'Question:' });
  await expect(live).toHaveCount(1);
  await expect(live).toContainText('1 line added, 1 line removed');
});

test('in the reason for a rejection Ctrl+Enter rejects: neither the proposal nor the edit is written', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  const file = await ask(pilotfish);
  await rewriteProposal(page, 'mine\n');
  for (const surface of [card(page, 'parse.ts'), reviewBar(page, 'parse.ts')]) {
    await expect(surface.getByRole('button', { name: 'Accept with edits' })).toBeEnabled();
    await answer(surface, 'Reject…');
    await surface.getByRole('textbox', { name: /^Reason/ }).fill('not like this');
    await page.keyboard.press('Control+Backspace');
    await expect(surface.getByRole('textbox', { name: /^Reason/ })).toHaveValue('not like ');
    await page.keyboard.press('Escape');
  }
  await answer(card(page, 'parse.ts'), 'Reject…');
  await page.keyboard.type('that');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(model.requests[1]?.messages.at(-1)?.content).toContain("User's reason: not like that");
  expect(await readFile(file, 'utf8')).toBe('const a = 1;\nconst b = 2;\n');
});

test('Esc and Enter after editing the right side accept what the person wrote', async ({ pilotfish }) => {
  const { page } = pilotfish;
  const file = await ask(pilotfish);
  await rewriteProposal(page, 'mine\n');
  const accept = reviewBar(page, 'parse.ts').getByRole('button', { name: 'Accept with edits' });
  await expect(accept).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('mine\n');
});

test('F7 on the card goes into the editable side of the diff, at its first change', async ({ pilotfish }) => {
  const { page } = pilotfish;
  const file = await ask(pilotfish);
  await page.getByRole('button', { name: 'Close parse.ts (proposal)' }).click();
  await goToQuestion(page);
  await page.getByRole('button', { name: 'Close parse.ts (proposal)' }).click();
  await card(page, 'parse.ts').focus();
  await page.keyboard.press('F7');
  await expect(proposedSide(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' // mine');
  await expect(reviewBar(page, 'parse.ts').getByRole('button', { name: 'Accept with edits' })).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('const a = 1;\nconst b = 3; // mine\n');
});

test('Esc twice on a card stops the turn; once decides nothing', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  const file = await ask(pilotfish);
  await goToQuestion(page);
  await page.keyboard.press('Escape');
  await expect(composer(page)).toBeFocused();
  await expect(card(page, 'parse.ts')).toBeVisible();
  await goToQuestion(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: anyCard })).toHaveCount(0);
  expect(model.requests).toHaveLength(1);
  expect(await readFile(file, 'utf8')).toContain('b = 2');
});
