import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show';
import { HookRuns } from './HookRuns';

it('each hook of a call has its answer and its words', async () => {
  const run = { event: 'PreToolUse', hook: 'check', durationMs: 1 } as const;
  show(
    <HookRuns
      runs={[
        { ...run, answer: 'passed', reason: '' },
        { ...run, answer: 'failed', reason: 'no such program' },
      ]}
    />,
  );
  await expect.element(page.getByRole('list')).toBeVisible();
  const [first, second] = page.getByRole('listitem').elements();
  expect(first?.textContent).toBe('Hook “check” (PreToolUse) ran.');
  expect(second?.textContent).toBe('Hook “check” (PreToolUse) failed:no such program');
});
