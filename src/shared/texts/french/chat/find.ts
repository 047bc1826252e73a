import type { find as english } from '../../english/chat/find';
import type { French } from '../../translation/translation';

// Finding words in one chat.

export const find = {
  'find.label': 'Rechercher dans cette conversation',
  'find.count': '{{at, number}} sur {{total, number}}',
  'find.count-more': '{{at, number}} sur plus de {{total, number}}',
  'find.none': 'Aucun résultat',
  'find.next': 'Occurrence suivante',
  'find.previous': 'Occurrence précédente',
  'find.close': 'Fermer',
} as const satisfies French<typeof english>;
