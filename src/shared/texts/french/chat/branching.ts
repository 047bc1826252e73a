import type { branching as english } from '../../english/chat/branching';
import type { French } from '../../translation/translation';

// What can be done with a message: said again, changed, gone on from in a chat of its own, copied.

export const branching = {
  'message.actions': 'Actions',
  'message.retry': 'Redemander',
  'message.edit': 'Modifier et renvoyer',
  'message.continue': 'Bifurquer à partir d’ici',
  'message.copy': 'Copier en Markdown',
  'message.copied': 'Copié',
  'message.edit-field': 'Message à envoyer dans une nouvelle conversation',
  'message.edit-hint':
    'Envoyé dans une nouvelle conversation, qui commence par une copie de celle-ci jusqu’à ce point. Cette conversation reste telle quelle.',
  'message.edit-send': 'Envoyer la copie',
  'message.edit-cancel': 'Annuler',

  'chat-begun.from': 'Poursuit « {{title}} » à partir d’ici',
  'chat-begun.from-untitled': 'Poursuit une conversation antérieure à partir d’ici',
  'chat-begun.gone': 'La conversation antérieure a été supprimée.',
  'chat-begun.open': 'Ouvrir la conversation antérieure à ce message',
} as const satisfies French<typeof english>;
