// Status bar: the strip at the foot of the window. Each sign is a number or a word to see, and a sentence to hear.

export const statusBar = {
  'status-bar.name': 'Status',
  'status-bar.branch': ({ branch }: { branch: string }) => `Branch: ${branch}`,
  'status-bar.connected': 'Connected to Pilotfish',
  'status-bar.disconnected': 'Not connected',

  'status-bar.trusted': 'Trusted',
  'status-bar.trusted-hint': 'This folder is trusted: what its own files bring may be used',
  'status-bar.not-trusted': 'Not trusted',
  'status-bar.not-trusted-hint': 'This folder is not trusted: what its own files bring does nothing',

  'status-bar.commands': ({ count }: Count) =>
    count === 1 ? '1 command runs in the background' : `${count} commands run in the background`,
  'status-bar.questions': ({ count }: Count) =>
    count === 1 ? 'Waiting for an answer: 1 question' : `Waiting for an answer: ${count} questions`,
  'status-bar.notices': ({ count }: Count) => (count === 1 ? 'Go to 1 notice' : `Go to ${count} notices`),
  'status-bar.unsaved': ({ count }: Count) => `${count} unsaved`,
  'status-bar.save-all': ({ count }: Count) => `${count} unsaved: save all files`,

  'status-bar.place': ({ line, column }: { line: number; column: number }) =>
    `Line ${line}, column ${column}`,
  'status-bar.selected': ({ count }: Count) => `${count} selected`,
  'status-bar.encoding': ({ encoding }: { encoding: string }) => `Encoding: ${encoding}`,
  'status-bar.line-ends': ({ lineEnds }: { lineEnds: string }) => `Line ends: ${lineEnds}`,
  'status-bar.mixed': 'mixed',
  'status-bar.language': ({ language }: { language: string }) => `Language: ${language}`,
} as const;

type Count = { count: number };
