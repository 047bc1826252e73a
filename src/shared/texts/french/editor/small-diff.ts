import type { smallDiff as english } from '../../english/editor/small-diff';
import type { French } from '../../translation/translation';

// A change at a glance: its lines, and what is said of each where colours are not seen.

export const smallDiff = {
  'small-diff.name': 'Modifications',
  'small-diff.show-more': 'Afficher d’autres lignes ({{lines, number}})',
  'small-diff.added': 'ajouté :',
  'small-diff.removed': 'supprimé :',
  'small-diff.line': 'ligne {{line}}',
  'small-diff.no-line-break': 'pas de saut de ligne à la fin du fichier',
} as const satisfies French<typeof english>;
