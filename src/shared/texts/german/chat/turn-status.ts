import type { turnStatus as english } from '../../english/chat/turn-status';
import type { German } from '../../translation/translation';

// The line over the composer: what the agent is doing right now.

export const turnStatus = {
  'turn-status.waiting_one': '{{count, number}} offen',
  'turn-status.waiting_other': '{{count, number}} offen',
  'turn-status.go-to-question_one': 'Zur Frage',
  'turn-status.go-to-question_other': 'Zur nächsten',
  'turn-status.working': 'Arbeitet · {{time}}',
  'turn-status.compacting': 'Ältere Durchgänge werden zusammengefasst · {{time}}',
  'turn-status.retrying': '{{reason, unended}} · Versuch {{attempt}} in {{time}}',
  'turn-status.try-again': 'Erneut versuchen',
  'turn-status.continue': 'Fortsetzen',
} as const satisfies German<typeof english>;
