// The list of chats: the state of each, and its actions.

export const chatList = {
  'chat-list.name': 'Chats',
  'chat-list.name-with-waiting': 'Chats, {{waiting}} waiting in other chats',
  'chat-list.none': 'No chats yet.',
  'chat-list.none-found': 'No titles match “{{query}}”.',

  /** In place of the title, while the chat's file is unread. */
  'chat-list.reading': 'Loading…',
  'chat-list.unreadable': '{{id}} (cannot be read)',
  'chat-list.held': 'Open in another Pilotfish',
  'chat-list.why-held': 'This chat is open in another Pilotfish',
  'chat-list.waiting': '{{count, number}} waiting',
  'chat-list.working': 'Working',
  'chat-list.paused': 'Paused',
  'chat-list.failed': 'Failed',
  'chat-list.interrupted': 'Interrupted',

  'chat-list.cancel': 'Cancel',
} as const;
