import type { chatExport as english } from '../../english/chat/chat-export';
import type { German } from '../../translation/translation';

// What an exported chat says besides what was said in it.

export const chatExport = {
  'chat-export.begun': 'Begonnen {{at}}',
  'chat-export.person': 'Sie',
  'chat-export.file': '{{name}} ({{bytes, size}})',
  'chat-export.summary': 'Zusammenfassung des Vorherigen',
  'chat-export.queued': 'nicht begonnen',
  'chat-export.waiting': 'wartet auf eine Antwort',
  'chat-export.running': 'läuft',
  'chat-export.done': 'erledigt',
  'chat-export.failed': 'fehlgeschlagen',
  'chat-export.rejected': 'abgelehnt',
  'chat-export.cancelled': 'abgebrochen',
} as const satisfies German<typeof english>;
