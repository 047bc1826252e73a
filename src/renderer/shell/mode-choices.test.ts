import { autoModeLimitMs } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { autoDurations, autoMode, modeLabel } from './mode-choices';

describe('the modes', () => {
  it('are called as in the documents', () => {
    expect((['plan', 'ask', 'accept-edits', 'auto'] as const).map(modeLabel)).toEqual([
      'Plan',
      'Ask',
      'Accept edits',
      'Auto',
    ]);
  });

  it('offer Auto for at most eight hours', () => {
    expect(autoDurations.map(({ value }) => Number(value) / 3_600_000)).toEqual([0.25, 1, 4, 8]);
  });

  it('keep Auto under the limit even when it is asked for longer', () => {
    expect(autoMode(60_000, 1000)).toEqual({ kind: 'auto', until: 61_000 });
    const longest = autoMode(Number.MAX_SAFE_INTEGER, 0);
    expect(longest.kind === 'auto' && longest.until < autoModeLimitMs).toBe(true);
  });
});
