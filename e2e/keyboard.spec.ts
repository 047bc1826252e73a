import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { editCall } from './calls';
import { expectFocusShown } from './focus-shown';
import {
  acceptButton,
  beginAnew,
  card,
  composer,
  conversation,
  enabled,
  reviewBar,
  rewriteProposal,
  send,
} from './window';

// The whole main job without a mouse, and keys and clicks that must decide nothing.

const before = 'const a = 1;\nconst b = 2;\n';
test.use({ files: { 'parse.ts': before } });

async function ask({ page, project, model }: Pilotfish): Promise<string> {
  const file = path.join(project, 'parse.ts');
  await writeFile(file, before);
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await expect(card(page, 'parse.ts')).toBeVisible();
  return file;
}

async function goToQuestion(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Shift+A');
  await expect(card(page, 'parse.ts')).toBeFocused();
}

/** Presses the key until `goal` has the focus. */
async function walkTo(page: Page, key: string, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(goal, `after 60 times ${key}`).toBeFocused();
}

/** The answers of the card, whose diff is in front, are below the diff. */
function acceptInReview(page: Page) {
  return acceptButton(reviewBar(page, 'parse.ts'));
}

test('the main job and the chats by the keyboard alone, and Esc and Enter after editing', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  await test.step('from choosing a mode to an accepted change, with the keyboard alone', async () => {
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
    await enabled(acceptInReview(page));
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    await expect(composer(page)).toBeFocused();
    expect(await readFile(file, 'utf8')).toBe('const a = 1;\nconst b = 3;\n');
  });
  await test.step('chats are made and switched with keys alone, and the focus shows', () =>
    switchChats(pilotfish));
  await beginAnew(pilotfish);
  await test.step('Esc and Enter after editing the right side accept what the user wrote', async () => {
    const { page } = pilotfish;
    const file = await ask(pilotfish);
    await rewriteProposal(page, 'mine\n');
    const accept = reviewBar(page, 'parse.ts').getByRole('button', { name: 'Accept', exact: true });
    await enabled(accept);
    await page.keyboard.press('Escape');
    await expect(accept).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    expect(await readFile(file, 'utf8')).toBe('mine\n');
  });
});

async function switchChats({ page, model }: Pilotfish): Promise<void> {
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await expectFocusShown(page, key);
    }
  };
  model.reply('Good morning.');
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
}
