// Memory: the card that asks whether to remember a fact.

export const memoryCard = {
  'memory.card-where': 'Location',
  /** Before the file. */
  'memory.card-global': 'For all projects, in',
  'memory.card-project': 'For this project, in',
  'memory.card-fact': 'Fact to remember',
  'memory.card-subject': 'Fact to remember: {{fact}}',
  'memory.card-not-there': 'Unavailable: {{problem}}',
  'memory.card-always': 'Allowed memory files',
  'memory.card-always-hint': 'A location and a file name, such as project:AGENTS.md or global:AGENTS.md.',
  'memory.card-unread': 'This folder is restricted, so chats do not read this file.',
  'memory.card-trusts-file':
    'This folder is restricted. If you accept, Pilotfish trusts this file with this text, and chats read it.',
  'memory.trust-folder': 'Trust this folder…',
} as const;
