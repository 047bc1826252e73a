// Texts of the window's building blocks, for any use.

export const ui = {
  'ui.close': 'Close',
  'ui.cancel': 'Cancel',
  'ui.loading': 'Loading',
  'ui.try-again': 'Try again',

  'ui.part-not-loaded': 'This part of the window could not be loaded',
  'ui.part-not-loaded-hint': 'Your texts and edits are safe. Reload when Pilotfish is available again.',
  'ui.window-broken': 'An error occurred in this window',
  'ui.window-broken-hint':
    'Your texts and edits are safe. Reload the window. If the error occurs again, see the log in the data folder.',
  'ui.reload-window': 'Reload the window',

  'ui.options-of': 'Show the options for {{label}}',

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
