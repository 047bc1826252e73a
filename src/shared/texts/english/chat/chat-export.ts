// Texts of an exported chat besides its messages.

export const chatExport = {
  'chat-export.begun': 'Started {{at}}',
  'chat-export.person': 'You',
  'chat-export.file': '{{name}} ({{bytes, size}})',
  'chat-export.summary': 'Summary of earlier messages',
  'chat-export.queued': 'queued',
  'chat-export.waiting': 'waiting for an answer',
  'chat-export.running': 'running',
  'chat-export.done': 'done',
  'chat-export.failed': 'failed',
  'chat-export.rejected': 'rejected',
  'chat-export.cancelled': 'cancelled',
} as const;
