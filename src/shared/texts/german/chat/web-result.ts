import type { webResult as english } from '../../english/chat/web-result';
import type { German } from '../../translation/translation';

// What came of the web, on the card of its call.

export const webResult = {
  'web-result.asked': 'Frage an die Seite: {{prompt}}',
  'web-result.unanswered':
    'Die Frage dazu hat neben dem Chat niemand beantwortet, daher hat das Modell den Inhalt selbst bekommen.',
  'web-result.fetched-text': 'Abgerufener Text',
  'web-result.loading': 'Wird geladen…',
  'web-result.sources': 'Quellen',
  'web-result.nothing': 'Es wurde nichts gefunden.',
} as const satisfies German<typeof english>;
