// The composer: its text field, and the queued messages above it.

export const composer = {
  'composer.message': 'Message',
  'composer.stop': 'Stop the turn',
  'composer.send': 'Send',
  'composer.supersedes':
    'Sending gives up the call that waits for your answer; the model reads your message first.',

  'composer.ask': 'Ask, or ask for a change',
  'composer.answer-above': 'Answer above, or write instead',
  'composer.say-more': 'Say more; it is read first',
  'composer.queue-keys': 'Enter sends what is queued, ↑ takes it back',

  'composer.queue': 'Queued messages',
  'composer.queued': 'Queued',
  'composer.not-sent': 'Not sent',
  'composer.send-queued': 'Send queued messages',
  'composer.take-back': 'Take back queued message: {{start}}',
  'composer.remove': 'Remove queued message: {{start}}',
} as const;
