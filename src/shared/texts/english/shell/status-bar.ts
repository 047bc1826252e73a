// Status bar: the strip at the foot of the window. Each sign is a number or a word to see, and a sentence to hear.

export const statusBar = {
  'status-bar.name': 'Status',
  'status-bar.branch': 'Branch: {{branch}}',
  'status-bar.connected': 'Connected to Pilotfish',
  'status-bar.disconnected': 'Not connected',

  'status-bar.trusted': 'Trusted',
  'status-bar.trusted-hint': 'This folder is trusted: what its own files bring may be used',
  'status-bar.not-trusted': 'Not trusted',
  'status-bar.not-trusted-hint': 'This folder is not trusted: what its own files bring does nothing',

  'status-bar.commands_one': '1 command runs in the background',
  'status-bar.sandbox': 'Sandbox',
  'status-bar.in-sandbox': 'Commands run in the sandbox',
  'status-bar.no-sandbox': 'No sandbox',
  'status-bar.sandbox-missing': 'No sandbox for commands: {{why}}',
  'status-bar.sandbox-off': 'No sandbox for commands: it is turned off',
  'status-bar.sandbox-required': 'No sandbox, so commands are refused: {{why}}',
  'status-bar.commands_other': '{{count, number}} commands run in the background',
  'status-bar.working_one': '1 other chat works',
  'status-bar.working_other': '{{count, number}} other chats work',
  'status-bar.questions_one': 'Waiting for an answer: 1 question',
  'status-bar.questions_other': 'Waiting for an answer: {{count, number}} questions',
  'status-bar.notices_one': 'Go to 1 notice',
  'status-bar.notices_other': 'Go to {{count, number}} notices',
  'status-bar.unsaved': '{{count, number}} unsaved',
  'status-bar.save-all': '{{count, number}} unsaved: save all files',

  'status-bar.place': 'Line {{line}}, column {{column}}',
  'status-bar.selected': '{{count, number}} selected',
  'status-bar.place-selected': '{{facts, list}}',
  'status-bar.encoding': 'Encoding: {{encoding}}',
  'status-bar.line-ends': 'Line ends: {{lineEnds}}',
  'status-bar.mixed': 'mixed',
  'status-bar.language': 'Language: {{language}}',
} as const;
