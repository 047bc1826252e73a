import type { chatList as english } from '../../english/chat/chat-list';
import type { German } from '../../translation/translation';

// The list of chats: what each is doing, and what can be done with it.

export const chatList = {
  'chat-list.name': 'Chats',
  'chat-list.name-with-waiting': 'Chats, {{waiting}} offen in anderen',
  'chat-list.none': 'Noch keine Chats.',
  'chat-list.none-found': 'Kein Chat heißt „{{query}}“.',

  /** In place of the title of a chat whose file is still to be read. */
  'chat-list.reading': 'Wird gelesen…',
  'chat-list.unreadable': '{{id}} (nicht lesbar)',
  'chat-list.held': 'In einem anderen Pilotfish geöffnet',
  'chat-list.why-held': 'Ein anderes Pilotfish hat diesen Chat geöffnet',
  'chat-list.waiting': '{{count, number}} offen',
  'chat-list.working': 'Arbeitet',
  'chat-list.paused': 'Angehalten',
  'chat-list.failed': 'Fehlgeschlagen',
  'chat-list.interrupted': 'Unterbrochen',

  'chat-list.cancel': 'Abbrechen',
} as const satisfies German<typeof english>;
