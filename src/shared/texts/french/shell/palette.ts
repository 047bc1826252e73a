import type { palette as english } from '../../english/shell/palette';
import type { French } from '../../translation/translation';

// Command palette: all that the window can do now, by its name.

export const palette = {
  'palette.name': 'Exécuter une commande',
  'palette.placeholder': 'Nom d’une commande',
  'palette.found_one': '{{count, number}} commande',
  'palette.found_many': '{{count, number}} de commandes',
  'palette.found_other': '{{count, number}} commandes',
  'palette.none': 'Aucune commande de ce nom ne peut être exécutée maintenant.',
  'palette.recent': 'utilisées récemment',
  'palette.other': 'autres commandes',
  'palette.is-on': 'activé',
} as const satisfies French<typeof english>;
