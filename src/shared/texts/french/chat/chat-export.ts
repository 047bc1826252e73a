import type { chatExport as english } from '../../english/chat/chat-export';
import type { French } from '../../translation/translation';

// What an exported chat says besides what was said in it.

export const chatExport = {
  'chat-export.begun': 'Commencée : {{at}}',
  'chat-export.person': 'Vous',
  'chat-export.file': '{{name}} ({{bytes, size}})',
  'chat-export.summary': 'Résumé de ce qui précède',
  'chat-export.queued': 'pas commencé',
  'chat-export.waiting': 'attend une réponse',
  'chat-export.running': 'en cours',
  'chat-export.done': 'terminé',
  'chat-export.failed': 'échec',
  'chat-export.rejected': 'rejeté',
  'chat-export.cancelled': 'annulé',
} as const satisfies French<typeof english>;
