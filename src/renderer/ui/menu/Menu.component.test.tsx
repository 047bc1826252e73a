import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show';
import { hexOf } from '../hex-color';
import { Menu } from './Menu';
import type { MenuItem } from './menu-item';

const opener = page.getByRole('button', { name: 'Model' });

async function openByKey(items: readonly MenuItem[]): Promise<void> {
  show(<Menu trigger={<button type="button">Model</button>} items={items} />);
  await expect.element(opener).toBeVisible();
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
}

const models = ['heron', 'gull', 'wren'];
const choices = models.map((label) => ({ label, checked: label === 'gull', onSelect: () => {} }));

it('begins at the choice that is made where the keyboard opened it', async () => {
  await openByKey(choices);
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'gull' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'wren' })).toHaveFocus();
});

it('begins at the first command where a switch of it is on', async () => {
  await openByKey([
    { label: 'Rename', onSelect: () => {} },
    { label: 'Screen reader', checked: true, onSelect: () => {} },
  ]);
  const first = page.getByRole('menuitem', { name: 'Rename' });
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await expect.element(first).toHaveFocus();
});

it.each(['light', 'dark'])('rings what has the keyboard with a contrast of 3 to 1 (%s)', async (scheme) => {
  document.documentElement.style.colorScheme = scheme;
  await openByKey(choices);
  const row = page.getByRole('menuitemcheckbox', { name: 'gull' });
  await expect.element(row).toHaveFocus();
  const { outlineColor, outlineStyle } = getComputedStyle(row.element());
  const { backgroundColor } = getComputedStyle(page.getByRole('menu').element());
  expect(outlineStyle).toBe('solid');
  expect(contrast(outlineColor, backgroundColor)).toBeGreaterThan(3);
  document.documentElement.style.colorScheme = '';
});

/** As WCAG measures it. */
function contrast(...colors: readonly [string, string]): number {
  const [darker = 0, lighter = 0] = colors.map(luminance).toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(hexOf(color).slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
