import type { chatList as english } from '../../english/chat/chat-list';
import type { French } from '../../translation/translation';

// The list of chats: what each is doing, and what can be done with it.

export const chatList = {
  'chat-list.name': 'Conversations',
  'chat-list.name-with-waiting': 'Conversations, {{waiting}} en attente dans d’autres',
  'chat-list.none': 'Aucune conversation pour l’instant.',
  'chat-list.none-found': 'Aucune conversation ne s’appelle « {{query}} ».',

  /** In place of the title of a chat whose file is still to be read. */
  'chat-list.reading': 'Lecture…',
  'chat-list.unreadable': '{{id}} (illisible)',
  'chat-list.held': 'Détenue par un autre Pilotfish',
  'chat-list.why-held': 'Un autre Pilotfish utilise cette conversation',
  'chat-list.waiting': '{{count, number}} en attente',
  'chat-list.working': 'En cours',
  'chat-list.paused': 'En pause',
  'chat-list.failed': 'Échec',
  'chat-list.interrupted': 'Interrompue',

  'chat-list.cancel': 'Annuler',
} as const satisfies French<typeof english>;
