import type { ModeKind } from '@shared/approval/approval';

/** The mode that a key goes on to. Pure. Never Auto, which asks for how long; out of it to the safest. */
export function nextMode(mode: ModeKind): Exclude<ModeKind, 'auto'> {
  return after[mode];
}

const after = { plan: 'ask', ask: 'accept-edits', 'accept-edits': 'plan', auto: 'plan' } as const;
