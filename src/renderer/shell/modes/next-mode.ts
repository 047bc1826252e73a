import type { ModeKind } from '@shared/approval/approval';

/**
 * The mode that the mode key selects next. Never Auto, which needs a duration first. After Auto comes the safest mode.
 * Pure.
 */
export function nextMode(mode: ModeKind): Exclude<ModeKind, 'auto'> {
  return after[mode];
}

const after = { plan: 'ask', ask: 'accept-edits', 'accept-edits': 'plan', auto: 'plan' } as const;
