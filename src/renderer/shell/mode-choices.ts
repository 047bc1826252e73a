import { autoModeLimitMs, type Mode, type ModeKind } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { timeOfDayText } from '../ui/durations';

// The modes as choices for the user. Pure.

/** Durations of Auto, in milliseconds, shortest first. */
export const autoDurations = [
  { value: `${15 * 60_000}`, label: 'mode-picker.quarter-hour' },
  { value: `${60 * 60_000}`, label: 'mode-picker.hour' },
  { value: `${4 * 60 * 60_000}`, label: 'mode-picker.four-hours' },
  { value: `${autoModeLimitMs}`, label: 'mode-picker.eight-hours' },
] as const;

/** Auto from `now` on; shorter than the limit, because the clocks of two machines may differ. */
export function autoMode(durationMs: number, now: number): Mode {
  return { kind: 'auto', until: now + Math.min(durationMs, autoModeLimitMs - 5_000) };
}

/** The end of Auto that starts at `now`, as time of day: `16:05`, or `02:10 tomorrow`. */
export function endText(durationMs: number, now: number): string {
  const end = new Date(now + durationMs);
  const clock = timeOfDayText(end);
  return end.getDate() === new Date(now).getDate() ? clock : words('mode-picker.tomorrow', { clock });
}

export function modeLabel(kind: ModeKind): string {
  return words(`mode.${kind}`);
}

/** As an entry of the menu: Auto first asks for how long. */
export function modeChoiceLabel(kind: ModeKind): string {
  return kind === 'auto' ? words('mode-picker.choose-auto') : modeLabel(kind);
}
