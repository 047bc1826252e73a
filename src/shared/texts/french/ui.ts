import type { ui as english } from '../english/ui';
import type { French } from '../translation/translation';

// Words of the window's building blocks, whatever they are used for.

export const ui = {
  'ui.close': 'Fermer',
  'ui.cancel': 'Annuler',
  'ui.loading': 'Chargement',
  'ui.try-again': 'Réessayer',

  'ui.part-not-loaded': 'Cette partie de la fenêtre n’a pas pu être chargée',
  'ui.part-not-loaded-hint':
    'Ce que vous avez écrit et modifié est conservé. Rechargez dès que Pilotfish est de nouveau joignable.',
  'ui.window-broken': 'Un problème est survenu dans cette fenêtre',
  'ui.window-broken-hint':
    'Ce que vous avez écrit et modifié est conservé. Rechargez la fenêtre ; si cela se reproduit, le journal du dossier de données en dit plus.',
  'ui.reload-window': 'Recharger la fenêtre',

  'ui.options-of': 'Afficher les choix pour {{label}}',

  'ui.milliseconds': '{{milliseconds}} ms',
  'ui.tenths': '{{seconds, tenths}} s',
  'ui.seconds': '{{seconds}} s',
  'ui.minutes-and-seconds': '{{minutes, number}} min {{seconds, padded}} s',
  'ui.hours-and-minutes': '{{hours, number}} h {{minutes, padded}} min',

  'ui.now': 'à l’instant',
  'ui.minutes-ago': '{{minutes}} min',
  'ui.hours-ago': '{{hours}} h',
  'ui.days-ago': '{{days}} j',
} as const satisfies French<typeof english>;
