// Actions on a message: send again, edit, continue in a new chat, copy.

export const branching = {
  'message.actions': 'Actions',
  'message.retry': 'Ask again',
  'message.edit': 'Edit and resend',
  'message.continue': 'Branch off from here',
  'message.copy': 'Copy as Markdown',
  'message.copied': 'Copied',
  'message.pin': 'Pin message',
  'message.unpin': 'Unpin message',
  'message.is-pinned': 'Pinned',
  'message.pinned': 'Pinned: a summary includes it word for word',
  'message.edit-field': 'Message to send in a new chat',
  'message.edit-hint': 'Sent in a new chat that starts as a copy up to here. This chat stays unchanged.',
  'message.edit-send': 'Send in new chat',
  'message.edit-cancel': 'Cancel',

  'chat-begun.from': 'Continues “{{title}}” from here',
  'chat-begun.from-untitled': 'Continues an earlier chat from here',
  'chat-begun.gone': 'The earlier chat was deleted.',
  'chat-begun.open': 'Open the earlier chat at this message',
} as const;
