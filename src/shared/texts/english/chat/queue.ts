// The queued messages above the composer, and the effect of Enter while the model works.

export const queue = {
  'queue.names': '{{names, list}}',
  'queue.edit': 'Edit queued message: {{start}}',
  'queue.edit-field': 'Queued message',
  'queue.edit-hint': 'Enter to save, Esc to cancel',
  'queue.send-now': 'Interrupt and send now: {{start}}',
  'queue.moved': 'Moved to {{place, number}} of {{total, number}}',
  'queue.hint-queue': 'Enter to queue, {{keys}} to interrupt',
  'queue.hint-steer': 'Enter to interrupt, {{keys}} to queue',
} as const;
