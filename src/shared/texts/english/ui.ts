// Words of the window's building blocks, whatever they are used for.

export const ui = {
  'ui.close': 'Close',
  'ui.cancel': 'Cancel',
  'ui.loading': 'Loading',
  'ui.try-again': 'Try again',

  'ui.part-not-loaded': 'This part of the window could not be loaded',
  'ui.part-not-loaded-hint': 'What you wrote and edited is kept. Reload once Pilotfish can be reached.',
  'ui.reload-window': 'Reload the window',

  'ui.options-of': ({ label }: { label: string }) => `Show what there is for ${label}`,

  'ui.milliseconds': ({ milliseconds }: { milliseconds: number }) => `${milliseconds} ms`,
  'ui.tenths': ({ seconds }: { seconds: number }) => `${seconds.toFixed(1)} s`,
  'ui.seconds': ({ seconds }: { seconds: number }) => `${seconds} s`,
  'ui.minutes-and-seconds': ({ minutes, seconds }: { minutes: number; seconds: number }) =>
    `${minutes} min ${twoDigits(seconds)} s`,
  'ui.hours-and-minutes': ({ hours, minutes }: { hours: number; minutes: number }) =>
    `${hours} h ${twoDigits(minutes)} min`,

  'ui.now': 'now',
  'ui.minutes-ago': ({ minutes }: { minutes: number }) => `${minutes} min`,
  'ui.hours-ago': ({ hours }: { hours: number }) => `${hours} h`,
  'ui.days-ago': ({ days }: { days: number }) => `${days} d`,
} as const;

function twoDigits(value: number): string {
  return `${value}`.padStart(2, '0');
}
