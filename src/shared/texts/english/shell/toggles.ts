// Titles of toggle commands, by the effect that they would have now.

export const toggles = {
  'toggle.show-tree': 'Show the project tree',
  'toggle.hide-tree': 'Hide the project tree',
  'toggle.show-chat': 'Show the chat',
  'toggle.hide-chat': 'Hide the chat',
  'toggle.show-chats': 'Show the list of chats at the side',
  'toggle.hide-chats': 'Hide the list of chats at the side',
  'toggle.show-terminal': 'Show the terminal',
  'toggle.maximise-terminal': 'Maximise the terminal',
  'toggle.restore-terminal': 'Restore the terminal',
} as const;
