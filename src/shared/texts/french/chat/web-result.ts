import type { webResult as english } from '../../english/chat/web-result';
import type { French } from '../../translation/translation';

// What came of the web, on the card of its call.

export const webResult = {
  'web-result.asked': 'Question posée à ce sujet : {{prompt}}',
  'web-result.unanswered':
    'Personne n’y a répondu en dehors de la conversation ; le modèle a donc reçu le contenu lui-même.',
  'web-result.fetched-text': 'Texte récupéré',
  'web-result.loading': 'Chargement…',
  'web-result.sources': 'Sources',
  'web-result.nothing': 'Rien n’a été trouvé.',
} as const satisfies French<typeof english>;
