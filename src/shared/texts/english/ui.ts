// Texts of the window's building blocks, for any use.

export const ui = {
  'ui.close': 'Close',
  'ui.cancel': 'Cancel',
  'ui.loading': 'Loading',
  'ui.try-again': 'Try again',

  'ui.part-not-loaded': 'This part of the window could not be loaded',
  'ui.part-not-loaded-hint': 'What you wrote and edited is kept. Reload once Pilotfish can be reached.',
  'ui.window-broken': 'Something in this window went wrong',
  'ui.window-broken-hint':
    'What you wrote and edited is kept. Reload the window; if it happens again, the log in the data folder says more.',
  'ui.reload-window': 'Reload the window',

  'ui.options-of': 'Show what there is for {{label}}',

  'ui.milliseconds': '{{milliseconds}} ms',
  'ui.tenths': '{{seconds, tenths}} s',
  'ui.seconds': '{{seconds}} s',
  'ui.minutes-and-seconds': '{{minutes, number}} min {{seconds, padded}} s',
  'ui.hours-and-minutes': '{{hours, number}} h {{minutes, padded}} min',

  'ui.now': 'now',
  'ui.minutes-ago': '{{minutes}} min',
  'ui.hours-ago': '{{hours}} h',
  'ui.days-ago': '{{days}} d',
} as const;
