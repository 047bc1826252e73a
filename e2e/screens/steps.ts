import { expect, type Locator, type Page } from '@playwright/test';
import { words } from '@shared/texts/text';

// Steps of scenes. Names are in the window's language.

export const composer = (page: Page): Locator => page.locator('#composer');
export const question = (page: Page): Locator => page.locator('[data-question]').first();
export const tree = (page: Page): Locator => page.locator('[data-region="tree"] [role="tree"]');

export function button(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

export async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue('');
}

/** In a small window the tree is hidden at first. */
export async function showTree(page: Page): Promise<void> {
  await composer(page).waitFor();
  // Without a real click, because the mouse over it would open its tooltip.
  const isHidden = !(await page.locator('[data-region="tree"]').isVisible());
  if (isHidden) await button(page, words('command.tree.toggle')).dispatchEvent('click');
  await page.getByRole('treeitem').first().waitFor();
}

export function row(page: Page, name: string): Locator {
  return page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
}

export async function openFile(page: Page, name: string): Promise<void> {
  await composer(page).waitFor();
  await page.keyboard.press('ControlOrMeta+P');
  const field = page.locator('dialog input[role="combobox"]');
  await expect(field).toBeFocused();
  await field.fill(name);
  await page.getByRole('option').filter({ hasText: name }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('tabpanel').first().waitFor();
}

/** Waits for the text of the file in front. */
export async function toText(page: Page): Promise<void> {
  await page.locator('[role="tabpanel"] .view-line').first().waitFor();
  await page.locator('.monaco-editor :is(textarea, .native-edit-context)').first().focus();
}

/** The main answer: below the diff in front, else on the card. */
const mainAnswer = ':is([data-question], [data-review]) button[data-main-answer]';

/** Waits until answers count. */
export async function toQuestion(page: Page): Promise<void> {
  await page.locator(`${mainAnswer}:not([aria-disabled="true"])`).first().waitFor();
}

/** Waits for the diff of a waiting change. */
export async function toDiff(page: Page): Promise<void> {
  await toQuestion(page);
  await page.locator('[role="tabpanel"] .line-insert').first().waitFor();
}

export async function openSettings(page: Page, at: number): Promise<void> {
  await composer(page).waitFor();
  await page.keyboard.press('ControlOrMeta+,');
  await page.locator('nav button').nth(at).click();
  await page.locator('main h2').first().waitFor();
}

export const settingsPages = ['models', 'tools', 'agents', 'rules', 'appearance', 'behaviour', 'keys'];

/** Gives the first answer to the question in front. */
export async function accept(page: Page): Promise<void> {
  await toQuestion(page);
  await page.locator(mainAnswer).first().click();
}

/** Chooses the mode by a slash command. */
export async function chooseMode(page: Page, mode: 'plan' | 'accept-edits'): Promise<void> {
  await composer(page).fill(`/mode ${mode}`);
  await page.keyboard.press('Enter');
  await page
    .locator('header')
    .getByRole('button', { name: words(`mode.${mode}`) })
    .waitFor();
}

export async function askForAuto(page: Page): Promise<void> {
  await composer(page).fill('/mode auto');
  await page.keyboard.press('Enter');
  await button(page.getByRole('dialog'), words('mode-picker.auto-start')).waitFor();
}

export async function chooseAuto(page: Page): Promise<void> {
  await askForAuto(page);
  await button(page.getByRole('dialog'), words('mode-picker.auto-start')).click();
  await page.locator('header button[data-alert]').waitFor();
}
