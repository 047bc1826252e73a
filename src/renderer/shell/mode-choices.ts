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
    hint: 'Changes files and runs commands without asking, for a while. What is dangerous still asks.',
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

/** When Auto that starts at `now` ends, on the clock: `16:05`, or `02:10 tomorrow`. */
export function endWords(durationMs: number, now: number): string {
  const end = new Date(now + durationMs);
  const clock = end.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  return end.getDate() === new Date(now).getDate() ? clock : `${clock} tomorrow`;
}

export function modeLabel(kind: ModeKind): string {
  return (modeChoices.find((choice) => choice.kind === kind)?.label ?? kind).replace('…', '');
}
