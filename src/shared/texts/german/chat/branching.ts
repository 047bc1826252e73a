import type { branching as english } from '../../english/chat/branching';
import type { German } from '../../translation/translation';

// What can be done with a message: said again, changed, gone on from in a chat of its own, copied.

export const branching = {
  'message.actions': 'Aktionen',
  'message.retry': 'Noch einmal fragen',
  'message.edit': 'Bearbeiten und erneut senden',
  'message.continue': 'Von hier abzweigen',
  'message.copy': 'Als Markdown kopieren',
  'message.copied': 'Kopiert',
  'message.edit-field': 'Nachricht für einen neuen Chat',
  'message.edit-hint':
    'Wird in einem neuen Chat gesendet, der als Kopie bis hierher beginnt. Dieser Chat bleibt, wie er ist.',
  'message.edit-send': 'Als Kopie senden',
  'message.edit-cancel': 'Abbrechen',

  'chat-begun.from': 'Setzt „{{title}}“ von hier fort',
  'chat-begun.from-untitled': 'Setzt einen früheren Chat von hier fort',
  'chat-begun.gone': 'Der frühere Chat wurde gelöscht.',
  'chat-begun.open': 'Früheren Chat bei dieser Nachricht öffnen',
} as const satisfies German<typeof english>;
