// The opened list of chats: its groups and views, what is found in messages, what is deleted.

export const chatListActions = {
  'chat-list.find': 'Search chats',
  'chat-list.views': 'Which chats',
  'chat-list.view-current': 'Chats',
  'chat-list.view-archived': 'Archived',
  'chat-list.view-deleted': 'Deleted',
  'chat-list.no-archived': 'No archived chats.',
  'chat-list.no-deleted': 'No deleted chats. What you delete stays here for 30 days.',

  'chat-list.pinned': 'Pinned',
  'chat-list.waits': 'Waiting for you',
  'chat-list.runs': 'Working',
  'chat-list.today': 'Today',
  'chat-list.yesterday': 'Yesterday',
  'chat-list.this-week': 'Last 7 days',
  'chat-list.this-month': 'Last 30 days',
  'chat-list.older': 'Older',

  'chat-list.in-messages': 'In messages',
  'chat-list.searching': 'Searching messages…',
  'chat-list.more-found': 'Only the newest are shown. Add a word to find others.',
  'chat-list.found': ({ count }: { count: number }) =>
    count === 0 ? 'Nothing found' : count === 1 ? '1 found' : `${count} found`,
  'chat-list.nothing-found': ({ query }: { query: string }) =>
    `No chat is called “${query}”, and no message says it.`,
  'chat-list.said-by-person': 'You',
  'chat-list.said-by-model': 'Model',
  'chat-list.said-in-summary': 'Summary',
  'chat-list.said-in-call': 'Tool',
  'chat-list.times-more': ({ count }: { count: number }) => `+${count}`,
  'chat-list.times-more-said': ({ count }: { count: number }) =>
    count === 1 ? 'and in 1 other message' : `and in ${count} other messages`,

  'chat-list.actions': ({ title }: { title: string }) => `Actions for ${title}`,
  'chat-list.new-title': 'New title',
  'chat-list.delete-at-work': 'Stop and delete this chat?',
  'chat-list.delete-at-work-means': ({ title }: { title: string }) =>
    `“${title}” is at work or waits for your answer. It is stopped, and stays under Deleted for 30 days.`,
  'chat-list.stop-and-delete': 'Stop and delete',
  'chat-list.deleted': ({ title }: { title: string }) => `Deleted “${title}”`,
  'chat-list.undo': 'Undo',
  'chat-list.restore': ({ title }: { title: string }) => `Restore ${title}`,
  'chat-list.restore-now': 'Restore',
  'chat-list.deleted-on': ({ date }: { date: string }) => `Deleted ${date}`,
} as const;
