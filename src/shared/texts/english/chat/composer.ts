// The composer: its text field, and the queued messages above it.

export const composer = {
  'composer.message': 'Message',
  'composer.stop': 'Stop the turn',
  'composer.send': 'Send',
  'composer.supersedes':
    'Sending cancels the call that is waiting for your answer. The model reads your message instead.',
  'composer.go-to-question': '{{keys}} goes to the question',

  'composer.ask': 'Ask, or ask for a change',
  'composer.write-instead': 'Write instead',
  'composer.say-more': 'Add a follow-up message',
  'composer.queue-keys': 'Enter sends the queue, ↑ edits its last message',

  'composer.queue': 'Queued messages',
  'composer.queued': 'Queued',
  'composer.not-sent': 'Not sent',
  'composer.send-queued': 'Send queued messages',
  'composer.take-back': 'Move to message field: {{start}}',
  'composer.remove': 'Remove queued message: {{start}}',
} as const;
