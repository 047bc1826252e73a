import type { find as english } from '../../english/chat/find';
import type { German } from '../../translation/translation';

// Finding words in one chat.

export const find = {
  'find.label': 'In diesem Chat suchen',
  'find.count': '{{at, number}} von {{total, number}}',
  'find.count-more': '{{at, number}} von mehr als {{total, number}}',
  'find.none': 'Nichts gefunden',
  'find.next': 'Nächste Stelle',
  'find.previous': 'Vorherige Stelle',
  'find.close': 'Schließen',
} as const satisfies German<typeof english>;
