import type { turnStatus as english } from '../../english/chat/turn-status';
import type { French } from '../../translation/translation';

// The line over the composer: what the agent is doing right now.

export const turnStatus = {
  'turn-status.waiting_one': 'Attend votre réponse',
  'turn-status.waiting_many': '{{count, number}} en attente',
  'turn-status.waiting_other': '{{count, number}} en attente',
  'turn-status.go-to-question_one': 'Y aller',
  'turn-status.go-to-question_many': 'Suivante',
  'turn-status.go-to-question_other': 'Suivante',
  'turn-status.working': 'En cours · {{time}}',
  'turn-status.compacting': 'Résumé des tours précédents · {{time}}',
  'turn-status.retrying': '{{reason, unended}} · tentative {{attempt}} dans {{time}}',
  'turn-status.try-again': 'Réessayer',
  'turn-status.continue': 'Continuer',
} as const satisfies French<typeof english>;
