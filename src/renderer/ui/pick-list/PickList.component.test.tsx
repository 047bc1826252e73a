import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show';
import { PickList } from './PickList';
import type { PickPress } from './pick-row';

const all = Array.from({ length: 40 }, (_, index) => `row ${index}`);
const done: unknown[] = [];
const field = () => page.getByRole('combobox', { name: 'Go to a row' });
const active = () => {
  const id = field().element().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};

function Asking({ names = all }: { readonly names?: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const rows = names.filter((name) => name.includes(typed)).map((label) => ({ key: label, label }));
  const end = (what: unknown) => {
    flushSync(() => setOpen(false));
    done.push(what, document.activeElement?.textContent);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <PickList
          name="Go to a row"
          placeholder="Its name"
          typed={typed}
          onType={setTyped}
          rows={rows}
          status={rows.length > 0 ? `${rows.length} rows` : 'No row has that name'}
          choose={(index: number, { isMod }: PickPress) => end([rows[index]?.label, isMod])}
          leave={() => end('left')}
        />
      )}
    </>
  );
}

beforeEach(async () => {
  done.length = 0;
  show(<Asking />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(field()).toHaveFocus();
});

it('chooses by keys alone, and the keyboard is back before what follows', async () => {
  await userEvent.keyboard('3{ArrowDown}');
  await expect.poll(active).toBe('row 13');
  await userEvent.keyboard('{Enter}');
  expect(done).toEqual([['row 13', false], 'Open']);
});

it('begins at the first row again when something else is typed', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(active).toBe('row 2');
  await userEvent.keyboard('1');
  await expect.poll(active).toBe('row 1');
});

it('keeps the row that Enter chooses in view', async () => {
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toBe('row 39');
  await expect.element(page.getByRole('option', { name: 'row 39' })).toBeInViewport();
});

it('shows whole rows alone, at its beginning, its end and between', async () => {
  const list = page.getByRole('listbox').element();
  const rows = () => page.getByRole('option').elements();
  const cut = () => {
    const { top, bottom } = list.getBoundingClientRect();
    const edges = rows().map((row) => row.getBoundingClientRect());
    return edges
      .filter((row) => row.bottom > top + 5 && row.top < bottom - 5)
      .filter((row) => {
        return row.top < top - 1 || row.bottom > bottom + 1;
      }).length;
  };
  expect(cut()).toBe(0);
  list.scrollBy({ top: 40, behavior: 'instant' });
  await expect.poll(() => [list.scrollTop > 0, cut()]).toEqual([true, 0]);
  list.scrollBy({ top: 5000, behavior: 'instant' });
  await expect.poll(cut).toBe(0);
  await expect.element(page.getByRole('option', { name: 'row 39' })).toBeInViewport({ ratio: 1 });
});

it('is left with Esc, and by a click beside it', async () => {
  await userEvent.keyboard('{Escape}');
  expect(done).toEqual(['left', 'Open']);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('dialog').click({ position: { x: -20, y: 200 }, force: true });
  await expect.poll(() => done).toEqual(['left', 'Open', 'left', 'Open']);
});

it('chooses by the mouse without taking the keyboard from the field', async () => {
  await page.getByRole('option', { name: 'row 2', exact: true }).click();
  expect(done).toEqual([['row 2', false], 'Open']);
});

it('says what was found, and that nothing was', async () => {
  await expect.element(page.getByRole('status')).toHaveTextContent('40 rows');
  await userEvent.keyboard('nothing');
  await expect.element(page.getByRole('status')).toHaveTextContent('No row has that name');
  expect(active()).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(done).toEqual([]);
});
