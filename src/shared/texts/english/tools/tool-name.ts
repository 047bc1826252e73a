// Names of tools for the user.

export const toolName = {
  'tool-name.list-folder': 'ReadFolder',
  'tool-name.read-file': 'ReadFile',
  'tool-name.read-files': 'ReadManyFiles',
  'tool-name.find-files': 'FindFiles',
  'tool-name.search-text': 'SearchText',
  'tool-name.diagnostics': 'Diagnostics',
  'tool-name.find-symbol': 'FindSymbol',
  'tool-name.edit-file': 'Edit',
  'tool-name.write-file': 'WriteFile',
  'tool-name.delete-file': 'DeleteFile',
  'tool-name.run-command': 'Shell',
  'tool-name.write-todos': 'TodoWrite',
  'tool-name.ask-user': 'AskUser',
  'tool-name.exit-plan-mode': 'ExitPlanMode',
  'tool-name.fetch-page': 'WebFetch',
  'tool-name.network': 'Connect to a host',
  'tool-name.search-web': 'WebSearch',
  'tool-name.save-memory': 'SaveMemory',
  'tool-name.run-agent': 'Task',
  'tool-name.find-tools': 'FindTools',
} as const;
