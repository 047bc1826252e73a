import type { ModeKind } from '@shared/approval/approval';

/** The next mode of the key. Pure. Never Auto, which asks for how long; after Auto comes the safest mode. */
export function nextMode(mode: ModeKind): Exclude<ModeKind, 'auto'> {
  return after[mode];
}

const after = { plan: 'ask', ask: 'accept-edits', 'accept-edits': 'plan', auto: 'plan' } as const;
