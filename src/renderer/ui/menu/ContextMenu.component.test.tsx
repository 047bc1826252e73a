import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show';
import { ContextMenu } from './ContextMenu';
import { isMenuKey, openMenuOf } from './row-menu';

const rowId = 'a-row';

function showRow(): void {
  show(
    <ContextMenu
      label="parse.ts"
      items={[
        { label: 'Open', onSelect: () => {} },
        { label: 'Rename', onSelect: () => {} },
      ]}
      area={
        <div>
          <button
            type="button"
            id={rowId}
            onKeyDown={(event) => {
              if (!isMenuKey(event.nativeEvent)) return;
              event.preventDefault();
              openMenuOf(rowId);
            }}
          >
            The row
          </button>
        </div>
      }
    />,
  );
}

const row = page.getByRole('button', { name: 'The row' });
const menu = page.getByRole('menu', { name: 'parse.ts' });
const first = page.getByRole('menuitem', { name: 'Open' });

it('has the name of what it is about', async () => {
  showRow();
  await row.click({ button: 'right' });
  await expect.element(menu).toBeVisible();
});

it('starts at its first entry where the keyboard opened it', async () => {
  showRow();
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.element(menu).toBeVisible();
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAttribute('data-highlighted');
});

it('highlights nothing where a mouse opened it, until an arrow key does', async () => {
  showRow();
  await row.click({ button: 'right' });
  await expect.element(menu).toHaveFocus();
  await expect.poll(() => menu.element().getAnimations().length).toBe(0);
  expect(menu.element().querySelector('[data-highlighted]')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(first).toHaveFocus();
});
