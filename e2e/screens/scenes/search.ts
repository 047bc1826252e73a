import type { Page } from '@playwright/test';
import { words } from '@shared/texts/text';
import { reviewSizes, type Scene } from '../scene';
import { button, composer } from '../steps';

// Search in files, and the review of a replacement.

async function search(page: Page, pattern: string): Promise<void> {
  await composer(page).waitFor();
  await page.keyboard.press('ControlOrMeta+Shift+F');
  await page.getByRole('textbox', { name: words('search-panel.pattern') }).fill(pattern);
}

const results = (page: Page) => page.locator('[data-region="tree"] [role="treeitem"]').first();

async function review(page: Page): Promise<void> {
  await search(page, 'sum');
  await results(page).waitFor();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await page.getByRole('textbox', { name: words('search-panel.replacement') }).fill('total');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox').first().waitFor();
  await page.locator('[role="tabpanel"] .line-insert').first().waitFor();
}

export const searchScenes: readonly Scene[] = [
  { name: 'search-empty', reach: ({ page }) => search(page, '') },
  {
    name: 'search',
    async reach({ page }) {
      await search(page, 'sum');
      await results(page).waitFor();
    },
  },
  {
    name: 'search-filters',
    async reach({ page }) {
      await search(page, 'value');
      await button(page, words('search-panel.filters')).click();
      await results(page).waitFor();
    },
  },
  {
    name: 'search-none',
    async reach({ page }) {
      await search(page, 'herons');
      await page.getByText(words('search-panel.none')).waitFor();
    },
  },
  {
    name: 'search-wrong',
    async reach({ page }) {
      await search(page, '(');
      await button(page, words('search-panel.expression')).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'replace',
    sizes: reviewSizes,
    reach: ({ page }) => review(page),
  },
  {
    name: 'replace-done',
    async reach({ page }) {
      await review(page);
      await button(page, words('replace-review.apply', { count: 2 })).click();
      await button(page, words('replace-review.undo')).waitFor();
    },
  },
];
