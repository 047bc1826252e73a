// Calls in one line: `Read 5 files, searched twice`.

export const callRun = {
  'call-run.deeds': '{{deeds, list, capitalised}}',
  'call-run.read-file_one': 'read a file',
  'call-run.read-file_other': 'read {{count, number}} files',
  'call-run.read-files_2': 'read several files twice',
  'call-run.read-files_one': 'read several files',
  'call-run.read-files_other': 'read several files {{count, number}} times',
  'call-run.listed-folder_one': 'listed a folder',
  'call-run.listed-folder_other': 'listed {{count, number}} folders',
  'call-run.searched_2': 'searched twice',
  'call-run.searched_one': 'searched',
  'call-run.searched_other': 'searched {{count, number}} times',
  'call-run.ran-command_one': 'ran a read-only command',
  'call-run.ran-command_other': 'ran {{count, number}} read-only commands',
  'call-run.reading': 'reading {{path}}…',
  'call-run.reading-files': 'reading…',
  'call-run.listing': 'listing {{path}}…',
  'call-run.searching': 'searching…',

  // Later calls of a batch.
  'call-run.more-edits_one': '{{count, number}} more edit',
  'call-run.more-edits_other': '{{count, number}} more edits',
  'call-run.more-commands_one': '{{count, number}} more command',
  'call-run.more-commands_other': '{{count, number}} more commands',
  'call-run.more-calls_one': '{{count, number}} more call',
  'call-run.more-calls_other': '{{count, number}} more calls',

  // The result of the edits of a batch.
  'call-run.files-changed_one': '{{count, number}} file changed',
  'call-run.files-changed_other': '{{count, number}} files changed',
  'call-run.rejected': '{{count, number}} rejected',
  'call-run.failed': '{{count, number}} failed',
  'call-run.not-run': '{{count, number}} not run',
} as const;
