// The list of chats: what each is doing, and what can be done with it.

export const chatList = {
  'chat-list.name': 'Chats',
  'chat-list.name-with-waiting': 'Chats, {{waiting}} waiting in others',
  'chat-list.none': 'No chats yet.',
  'chat-list.none-found': 'No chat is called “{{query}}”.',

  /** In place of the title of a chat whose file is still to be read. */
  'chat-list.reading': 'Reading…',
  'chat-list.unreadable': '{{id}} (cannot be read)',
  'chat-list.held': 'Held by another Pilotfish',
  'chat-list.why-held': 'Another Pilotfish holds this chat',
  'chat-list.waiting': '{{count, number}} waiting',
  'chat-list.working': 'Working',
  'chat-list.paused': 'Paused',
  'chat-list.failed': 'Failed',
  'chat-list.interrupted': 'Interrupted',

  'chat-list.cancel': 'Cancel',
} as const;
