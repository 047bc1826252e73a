import type { ui as english } from '../english/ui';
import type { German } from '../translation/translation';

export const ui = {
  'ui.close': 'Schließen',
  'ui.cancel': 'Abbrechen',
  'ui.loading': 'Wird geladen',
  'ui.try-again': 'Erneut versuchen',

  'ui.part-not-loaded': 'Dieser Teil des Fensters konnte nicht geladen werden',
  'ui.part-not-loaded-hint':
    'Was Sie geschrieben und bearbeitet haben, bleibt erhalten. Laden Sie neu, sobald Pilotfish wieder erreichbar ist.',
  'ui.window-broken': 'In diesem Fenster ist etwas schiefgegangen',
  'ui.window-broken-hint':
    'Was Sie geschrieben und bearbeitet haben, bleibt erhalten. Laden Sie das Fenster neu; geschieht es wieder, steht mehr im Protokoll im Datenordner.',
  'ui.reload-window': 'Fenster neu laden',

  'ui.options-of': 'Zeigen, was es für {{label}} gibt',

  'ui.milliseconds': '{{milliseconds}} ms',
  'ui.tenths': '{{seconds, tenths}} s',
  'ui.seconds': '{{seconds}} s',
  'ui.minutes-and-seconds': '{{minutes, number}} min {{seconds, padded}} s',
  'ui.hours-and-minutes': '{{hours, number}} h {{minutes, padded}} min',

  'ui.now': 'jetzt',
  'ui.minutes-ago': '{{minutes}} min',
  'ui.hours-ago': '{{hours}} h',
  'ui.days-ago': '{{days}} T.',
} as const satisfies German<typeof english>;
