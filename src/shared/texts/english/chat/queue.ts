// The queued messages above the composer, and the effect of Enter while the model works.

export const queue = {
  'queue.names': '{{names, list}}',
  'queue.edit': 'Edit queued message: {{start}}',
  'queue.edit-field': 'Queued message',
  'queue.edit-hint': 'Enter keeps it, Esc gives up',
  'queue.send-now': 'Interrupt and send now: {{start}}',
  'queue.moved': 'Now {{place, number}} of {{total, number}}',
  'queue.hint-queue': 'Enter queues it, {{keys}} interrupts',
  'queue.hint-steer': 'Enter interrupts, {{keys}} queues it',
} as const;
