import { expect, it } from 'vitest';
import { nextMode } from './next-mode';

it('goes round from Plan over Ask to Accept edits, and out of Auto into Plan', () => {
  expect((['plan', 'ask', 'accept-edits', 'auto'] as const).map(nextMode)).toEqual([
    'ask',
    'accept-edits',
    'plan',
    'plan',
  ]);
});
