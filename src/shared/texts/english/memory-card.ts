// Memory: the card that asks whether to remember a fact.

export const memoryCard = {
  'memory.card-where': 'Where',
  /** Before the file. */
  'memory.card-global': 'For every project, in',
  'memory.card-project': 'For this project, in',
  'memory.card-fact': 'What is remembered',
  'memory.card-subject': 'To be remembered: {{fact}}',
  'memory.card-not-there': 'Not possible: {{problem}}',
  'memory.card-always': 'Which memory may be added to',
  'memory.card-always-hint': 'global or project, and the name of the file, e.g. project:AGENTS.md.',
  'memory.card-unread': 'This folder is not trusted, so no chat reads this file.',
  'memory.trust-folder': 'Trust this folder…',
} as const;
