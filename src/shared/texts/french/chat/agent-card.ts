import type { agentCard as english } from '../../english/chat/agent-card';
import type { French } from '../../translation/translation';

// The call of a sub-agent on its card: what it does now, what it said, what that took.

export const agentCard = {
  'agent-card.stop': 'Arrêter',
  'agent-card.stop-label': 'Arrêter {{title}}',
  'agent-card.begins': 'Démarrage',
  'agent-card.conversation': 'Échanges',
  'agent-card.no-conversation': 'Le sous-agent n’a rien dit et n’a rien appelé.',
  'agent-card.summary': 'Résumé de ce qui précède',
  'agent-card.took_one': '{{count, number}} appel, {{tokens, compact}} jetons',
  'agent-card.took_many': '{{count, number}} d’appels, {{tokens, compact}} jetons',
  'agent-card.took_other': '{{count, number}} appels, {{tokens, compact}} jetons',
  'agent-card.asked-by': 'Sous-agent {{agent}}',
} as const satisfies French<typeof english>;
