import { autoModeLimitMs, type Mode, type ModeKind } from '@shared/approval';

// The modes as a person chooses them. Pure.

export type ModeChoice = { readonly kind: ModeKind; readonly label: string; readonly hint: string };

export const modeChoices: readonly ModeChoice[] = [
  { kind: 'plan', label: 'Plan', hint: 'Only reads. Changes are refused.' },
  { kind: 'ask', label: 'Ask', hint: 'Every change waits for your answer.' },
  {
    kind: 'accept-edits',
    label: 'Accept edits',
    hint: 'Changes files in the project without asking. Protected files still ask.',
  },
  {
    kind: 'auto',
    label: 'Auto…',
    hint: 'Runs without asking for a while. What is dangerous still asks.',
  },
];

/** How long Auto may last, in milliseconds, shortest first. */
export const autoDurations = [
  { value: `${15 * 60_000}`, label: '15 minutes' },
  { value: `${60 * 60_000}`, label: '1 hour' },
  { value: `${4 * 60 * 60_000}`, label: '4 hours' },
  { value: `${autoModeLimitMs}`, label: '8 hours' },
] as const;

/** Auto from `now` on; never longer than the limit, for the clocks of two machines may differ. */
export function autoMode(durationMs: number, now: number): Mode {
  return { kind: 'auto', until: now + Math.min(durationMs, autoModeLimitMs - 5_000) };
}

export function modeLabel(kind: ModeKind): string {
  return (modeChoices.find((choice) => choice.kind === kind)?.label ?? kind).replace('…', '');
}
