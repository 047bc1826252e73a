// The list of chats: what each is doing, and what can be done with it.

export const chatList = {
  'chat-list.name': 'Chats',
  'chat-list.name-with-waiting': ({ waiting }: { waiting: number }) => `Chats, ${waiting} waiting in others`,
  'chat-list.search': 'Search chats by title',
  'chat-list.none': 'No chats yet.',
  'chat-list.none-found': ({ query }: { query: string }) => `No chat is called “${query}”.`,

  /** In place of the title of a chat whose file is still to be read. */
  'chat-list.reading': 'Reading…',
  'chat-list.held': 'Held by another Pilotfish',
  'chat-list.why-held': 'Another Pilotfish holds this chat',
  'chat-list.waiting': ({ count }: { count: number }) => `${count} waiting`,
  'chat-list.working': 'Working',
  'chat-list.paused': 'Paused',

  'chat-list.rename': ({ title }: Titled) => `Rename ${title}`,
  'chat-list.rename-heading': 'Rename the chat',
  'chat-list.rename-title': 'Title',
  'chat-list.rename-now': 'Rename',
  'chat-list.delete': ({ title }: Titled) => `Delete ${title}`,
  'chat-list.delete-heading': 'Delete this chat?',
  'chat-list.delete-means': ({ title }: Titled) =>
    `“${title}” and everything in it is gone for good. Files it changed stay as they are.`,
  'chat-list.delete-now': 'Delete',
  'chat-list.cancel': 'Cancel',
} as const;

type Titled = { title: string };
