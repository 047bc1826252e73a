import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useTreeGoal } from '../../state/tree-goal';
import { show } from '../../testing/show';
import { Breadcrumbs } from './Breadcrumbs';

// The path above a file; each of its steps leads to the tree.

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
