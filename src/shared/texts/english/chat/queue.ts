// The messages that wait in line over the composer, and what Enter does while the model works.

export const queue = {
  'queue.edit': ({ start }: { start: string }) => `Edit queued message: ${start}`,
  'queue.edit-field': 'Queued message',
  'queue.edit-hint': 'Enter keeps it, Esc gives up',
  'queue.send-now': ({ start }: { start: string }) => `Interrupt and send now: ${start}`,
  'queue.moved': ({ place, count }: { place: number; count: number }) => `Now ${place} of ${count}`,
  'queue.hint-queue': ({ keys }: { keys: string }) => `Enter queues it, ${keys} interrupts`,
  'queue.hint-steer': ({ keys }: { keys: string }) => `Enter interrupts, ${keys} queues it`,
} as const;
