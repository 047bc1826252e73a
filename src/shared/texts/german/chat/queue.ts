import type { queue as english } from '../../english/chat/queue';
import type { German } from '../../translation/translation';

// The messages that wait in line over the composer, and what Enter does while the model works.

export const queue = {
  'queue.names': '{{names, list}}',
  'queue.edit': 'Eingereihte Nachricht bearbeiten: {{start}}',
  'queue.edit-field': 'Eingereihte Nachricht',
  'queue.edit-hint': 'Eingabe übernimmt, Esc verwirft',
  'queue.send-now': 'Unterbrechen und jetzt senden: {{start}}',
  'queue.moved': 'Jetzt {{place, number}} von {{total, number}}',
  'queue.hint-queue': 'Eingabe reiht ein, {{keys}} unterbricht',
  'queue.hint-steer': 'Eingabe unterbricht, {{keys}} reiht ein',
} as const satisfies German<typeof english>;
