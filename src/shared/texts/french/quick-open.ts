import type { quickOpen as english } from '../english/quick-open';
import type { French } from '../translation/translation';

// Quick open: files of the project by what somebody remembers of their names.

export const quickOpen = {
  'quick-open.name': 'Atteindre le fichier',
  'quick-open.placeholder': 'Nom d’un fichier ; ajoutez :42 pour atteindre cette ligne',
  'quick-open.searching': 'Parcours du projet…',
  'quick-open.none': 'Aucun fichier ne porte un nom semblable à « {{query}} ».',
  'quick-open.nothing-yet':
    'Saisissez une partie du nom d’un fichier. Les fichiers que vous ouvrez sont listés ici.',
  'quick-open.no-file-in-front': 'Aucun fichier actif où atteindre une ligne.',
  'quick-open.which-line': 'Saisissez le numéro d’une ligne de {{path}}.',
  'quick-open.not-whole': 'Le projet n’a pas été parcouru en entier.',
  'quick-open.found_one': '{{count, number}} fichier.',
  'quick-open.found_many': '{{count, number}} de fichiers. Choisissez avec ↑ et ↓.',
  'quick-open.found_other': '{{count, number}} fichiers. Choisissez avec ↑ et ↓.',
  'quick-open.opened-behind': '{{path}} est ouvert à l’arrière-plan.',
  'quick-open.line': 'ligne {{line}}',
  'quick-open.open-hint': 'ouvrir',
  'quick-open.behind-hint': 'ouvrir à l’arrière-plan',
} as const satisfies French<typeof english>;
