// The list of chats: the state of each, and its actions.

export const chatList = {
  'chat-list.name': 'Chats',
  'chat-list.name-with-waiting': 'Chats, {{waiting}} waiting in others',
  'chat-list.none': 'No chats yet.',
  'chat-list.none-found': 'No chat is called “{{query}}”.',

  /** In place of the title, while the chat's file is unread. */
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
