import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { useSymbolsInFront } from '../../parts/symbols/symbols-in-front';
import { offerCommands } from '../../state/commands/offered-commands';
import type { WindowCommand } from '../../state/commands/window-command';
import { type FileInFront, useFileInFront } from '../../state/files/file-in-front';
import { useTreeGoal } from '../../state/tree-goal';
import { show } from '../../testing/show';
import { Breadcrumbs } from './Breadcrumbs';

// The path above a file; each of its steps leads to the tree.

const file: FileInFront = {
  path: 'src/deep/sum.ts',
  line: 1,
  column: 1,
  selected: 0,
  selectedText: '',
  encoding: 'utf-8',
  lineEnds: 'LF',
  language: 'TypeScript',
};

beforeEach(() => {
  useTreeGoal.setState({ path: null });
  show(<Breadcrumbs path="src/deep/sum.ts" />);
});

it.each([
  ['src', 'src'],
  ['deep', 'src/deep'],
  ['sum.ts', 'src/deep/sum.ts'],
])('%s goes to %s in the tree', async (name, path) => {
  await page.getByRole('button', { name, exact: true }).click();
  expect(useTreeGoal.getState().path).toBe(path);
});

it('goes on with the symbols around the caret, and each lists all of the file', async () => {
  const asked: string[] = [];
  const listing: WindowCommand = {
    id: 'file.goToSymbol',
    when: () => true,
    run: () => void asked.push('all'),
  };
  onTestFinished(offerCommands([listing]));
  const symbols = [
    { name: 'Sums', lines: { first: 2, last: 9 } },
    { name: 'add', lines: { first: 4, last: 6 } },
  ];
  useFileInFront.setState({ file: { ...file, line: 5 } });
  useSymbolsInFront.setState({ path: 'src/deep/sum.ts', symbols });
  const steps = () => page.getByRole('navigation').getByRole('button').all();
  const names = () => steps().map((step) => step.element().textContent);
  await expect.poll(names).toEqual(['src', 'deep', 'sum.ts', 'Sums', 'add']);
  await page.getByRole('button', { name: 'add', exact: true }).click();
  expect(asked).toEqual(['all']);
  useFileInFront.setState({ file: { ...file, line: 1 } });
  await expect.poll(names).toEqual(['src', 'deep', 'sum.ts', '…']);
  await expect.element(page.getByRole('button', { name: 'Symbols of the file' })).toBeVisible();
  useSymbolsInFront.setState({ path: 'src/other.ts', symbols });
  await expect.poll(names).toEqual(['src', 'deep', 'sum.ts']);
});
