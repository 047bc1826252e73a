import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show';
import { ShownLines } from './ShownLines';

// Long texts of a chat, shown in part.

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);
const drawn = (lines: readonly string[]) => <pre role="log">{lines.join('\n')}</pre>;
const shownLines = () => page.getByRole('log').element().textContent?.split('\n') ?? [];

it('shows the first thirty of many lines, and all when asked to', async () => {
  show(<ShownLines lines={numbered(240)}>{drawn}</ShownLines>);
  await expect.element(page.getByRole('log')).toBeVisible();
  expect(shownLines()).toEqual(numbered(30));
  await page.getByRole('button', { name: 'Show 210 more lines' }).click();
  expect(shownLines()).toEqual(numbered(240));
  await page.getByRole('button', { name: 'Show fewer lines' }).click();
  expect(shownLines()).toHaveLength(30);
});

it('shows the last of what was printed, and all of what is short', async () => {
  show(
    <ShownLines lines={numbered(31)} end="last">
      {drawn}
    </ShownLines>,
  );
  await expect.element(page.getByRole('log')).toBeVisible();
  expect(shownLines()[0]).toBe('line 2');
});

it('offers nothing where all is shown', async () => {
  show(<ShownLines lines={numbered(30)}>{drawn}</ShownLines>);
  await expect.element(page.getByRole('log')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
