// Lengths of time as a person reads them.

/** `8 ms`, `0.4 s`, `12 s`, `3 min 05 s`, `2 h 10 min`. */
export function durationText(ms: number): string {
  if (ms < 95) return `${Math.max(0, Math.round(ms))} ms`;
  if (ms < 950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${twoDigits(seconds % 60)} s`;
  return `${Math.floor(minutes / 60)} h ${twoDigits(minutes % 60)} min`;
}

/** Like a clock: `59:07`, `7:59:07`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** How long ago, roughly: `now`, `5 min`, `3 h`, `2 d`, then the date. */
export function agoText(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`;
  if (minutes < 7 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} d`;
  return new Date(at).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
}

function twoDigits(value: number): string {
  return `${value}`.padStart(2, '0');
}
