// Desktop host: the question about a page that crashed again or hangs, and the log that helps to find the cause.

export const pageTrouble = {
  'desktop.keep-waiting': 'Keep Waiting',
  'desktop.page-hangs': 'The window does not answer.',
  'desktop.page-hangs-detail':
    'It may only be busy. Loaded again, it comes back with what was kept: chats and what runs do not live in the window.',
  'desktop.export-logs': 'Export Logs…',
  'desktop.export-logs-title': 'Export the logs',
  'desktop.logs-not-exported': 'The logs were not exported',
} as const;
