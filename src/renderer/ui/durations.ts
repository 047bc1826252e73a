import { words } from '@shared/texts/text';
import { locale } from './locale';

// Readable durations and times.

/** `8 ms`, `0.4 s`, `12 s`, `3 min 05 s`, `2 h 10 min`. */
export function durationText(ms: number): string {
  if (ms < 95) return words('ui.milliseconds', { milliseconds: Math.max(0, Math.round(ms)) });
  if (ms < 950) return words('ui.tenths', { seconds: ms / 1000 });
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return words('ui.seconds', { seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return words('ui.minutes-and-seconds', { minutes, seconds: seconds % 60 });
  return words('ui.hours-and-minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Like a clock: `59:07`, `7:59:07`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** The time of day: `16:05`, or `4:05 PM` where that is usual. */
export function timeOfDayText(at: Date): string {
  return at.toLocaleTimeString(locale(), { timeStyle: 'short' });
}

/** A rough time since `at`: `now`, `5 min`, `3 h`, `2 d`, then the date. */
export function agoText(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return words('ui.now');
  if (minutes < 60) return words('ui.minutes-ago', { minutes });
  if (minutes < 24 * 60) return words('ui.hours-ago', { hours: Math.floor(minutes / 60) });
  if (minutes < 7 * 24 * 60) return words('ui.days-ago', { days: Math.floor(minutes / (24 * 60)) });
  return new Date(at).toLocaleDateString(locale(), { day: 'numeric', month: 'short' });
}

function twoDigits(value: number): string {
  return `${value}`.padStart(2, '0');
}
