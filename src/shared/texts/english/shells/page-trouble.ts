// Desktop host: the question about a page that crashed again or hangs, and the log that helps to find the cause.

export const pageTrouble = {
  'desktop.keep-waiting': 'Keep Waiting',
  'desktop.page-hangs': 'The window is not responding.',
  'desktop.page-hangs-detail':
    'It may only be busy. If you reload it, your chats are safe, and running work continues.',
  'desktop.export-logs': 'Export Logs…',
  'desktop.export-logs-title': 'Export the logs',
  'desktop.logs-not-exported': 'The logs could not be exported',
} as const;
