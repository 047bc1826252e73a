import type { queue as english } from '../../english/chat/queue';
import type { French } from '../../translation/translation';

// The messages that wait in line over the composer, and what Enter does while the model works.

export const queue = {
  'queue.names': '{{names, list}}',
  'queue.edit': 'Modifier le message en file d’attente : {{start}}',
  'queue.edit-field': 'Message en file d’attente',
  'queue.edit-hint': 'Entrée le conserve, Échap abandonne',
  'queue.send-now': 'Interrompre et envoyer maintenant : {{start}}',
  'queue.moved': 'Maintenant {{place, number}} sur {{total, number}}',
  'queue.hint-queue': 'Entrée met en file d’attente, {{keys}} interrompt',
  'queue.hint-steer': 'Entrée interrompt, {{keys}} met en file d’attente',
} as const satisfies French<typeof english>;
