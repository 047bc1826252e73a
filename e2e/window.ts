import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Pilotfish } from './app';

// The user's steps in the window, by the names for assistive technology.

export function composer(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Message', exact: true });
}

export async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** A new chat in the same window for the next step of a test. The model's requests and replies are cleared. */
export async function beginAnew({ page, model }: Pilotfish): Promise<void> {
  model.reset();
  await page.bringToFront();
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(composer(page)).toBeFocused();
}

/** The contents of the chat. */
export function conversation(page: Page): Locator {
  return page.getByRole('log', { name: 'Conversation' });
}

/** The card of a waiting call; `what` is in its title, mostly the file's name. */
export function card(page: Page, what: string | RegExp): Locator {
  const name = typeof what === 'string' ? new RegExp(`^Approval: .*${escaped(what)}`) : what;
  return page.getByRole('group', { name });
}

export const anyCard = /^Approval: /;

/** The bar below the diff of a waiting call. */
export function reviewBar(page: Page, path: string): Locator {
  return page.getByRole('group', { name: `Review: ${path}` });
}

/** The accepting answer. A dangerous one names the action. */
export function acceptButton(surface: Locator): Locator {
  return surface.getByRole('button', { name: /^(?:Accept|(?:Run|Create|Change|Delete|Call) .+)$/ });
}

/** Presses an answer as soon as answers count; on a card whose diff is in front, it shows the answers first. */
export async function answer(surface: Locator, name: string): Promise<void> {
  const wanted =
    name === 'Accept' ? acceptButton(surface) : surface.getByRole('button', { name, exact: true });
  // The diff may come in front, and hide the answers again, before they count. A press that counted may end late.
  let isPressed = false;
  await expect(async () => {
    if (isPressed && !(await surface.isVisible())) return;
    await showOnce(surface, wanted);
    await enabled(wanted, 2000);
    isPressed = true;
    await wanted.click({ timeout: 3000 });
  }).toPass({ intervals: often });
}

/** Milliseconds between two looks. Playwright's own pauses grow to a second; most answers count after half of one. */
export const often = [25];

export async function enabled(button: Locator, timeout = 10_000): Promise<void> {
  await expect(async () => {
    expect(await button.isEnabled({ timeout: 500 })).toBe(true);
  }).toPass({ intervals: often, timeout });
}

/** Waits for the answer, which a card whose diff is in front hides. */
export async function showAnswers(surface: Locator, wanted: Locator): Promise<void> {
  await expect(() => showOnce(surface, wanted)).toPass({ intervals: often });
}

async function showOnce(surface: Locator, wanted: Locator): Promise<void> {
  const more = surface.getByRole('button', { name: 'Show answers here' });
  await expect(more.or(wanted).first()).toBeVisible({ timeout: 1000 });
  if (await more.isVisible()) await more.click({ timeout: 1000 });
  await expect(wanted).toBeVisible({ timeout: 500 });
}

export async function reject(surface: Locator, reason: string, how = 'Reject'): Promise<void> {
  await answer(surface, 'Reject…');
  const field = surface.getByRole('textbox', { name: 'Reason for the model (optional)' });
  await field.fill(reason);
  if (how !== 'Reject') return await answer(surface, how);
  await enabled(surface.getByRole('button', { name: how, exact: true }));
  await field.press('Enter');
}

/** The editable side of the diff in front: an element without a size that takes the keys. */
export function proposedSide(page: Page): Locator {
  return page.getByRole('textbox', { name: 'proposed, editable' });
}

/** Replaces the whole right side of the diff in front; an empty text clears it. */
export async function rewriteProposal(page: Page, text: string): Promise<void> {
  // Monaco fails if a text becomes shorter during the first comparison of both sides.
  await expect(page.locator('.monaco-diff-editor .line-insert').first()).toBeVisible();
  await proposedSide(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(text);
}

/** The line of a call that no longer waits, closed or open. */
export function callLine(page: Page, title: string | RegExp): Locator {
  return conversation(page).getByRole('button').filter({ hasText: title });
}

/** Chooses a mode in the bar at the top of the window; Auto for the shortest possible time. */
export async function chooseMode(page: Page, mode: string): Promise<void> {
  await page.getByRole('button', { name: /^Mode: / }).click();
  await page.getByRole('menuitemcheckbox', { name: mode }).click();
  if (mode === 'Auto') await answer(page.getByRole('dialog', { name: 'Work without asking' }), 'Start Auto');
  await expect(page.getByRole('button', { name: `Mode: ${mode}` })).toBeVisible();
}

/** Opens another folder by its path, as in a browser. */
export async function openFolder(page: Page, folder: string): Promise<void> {
  await page.getByRole('button', { name: /^Project: / }).click();
  await page.getByRole('menuitem', { name: 'Open folder…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a folder' });
  await dialog.getByRole('textbox', { name: 'Path' }).fill(folder);
  await answer(dialog, 'Open');
  await expect(page.getByRole('button', { name: `Project: ${path.basename(folder)}` })).toBeVisible();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
