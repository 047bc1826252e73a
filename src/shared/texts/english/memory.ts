// Memory for every chat: its facts, their places, and errors.

export const memory = {
  'memory.saved-for-all': 'Remembered for every project, in {{path}}',
  'memory.choose-place': 'First choose where it is remembered.',
  'memory.ask-place': 'nobody said where it is to be remembered',
  'memory.no-fact': 'There is nothing left to remember. Write what is to be remembered, or reject it.',
  'memory.not-read_one':
    'This folder is not trusted: {{files, list}} was not read, and the model knows nothing of it.',
  'memory.not-read_other':
    'This folder is not trusted: {{files, list}} were not read, and the model knows nothing of them.',
  'memory.unseen':
    'A command changed {{files, list}}. The model does not get the new text until you have reviewed it.',
  'memory.unreadable': 'A memory file could not be read, and the model knows nothing of it. {{problem}}',
  'memory.changed': '{{file}} changed meanwhile. It is shown anew: look at it, then do it again.',
  'memory.nothing-to-tidy': 'There is nothing to tidy yet.',
  'memory.not-tidied':
    'What the model answered is no list of facts. Nothing was changed; try again, or with another model.',
  'memory.not-taken-over': 'It could not be taken over. Nothing was changed.',
} as const;
