// Memory for every chat: its facts, their places, and errors.

export const memory = {
  'memory.saved-for-all': 'Remembered for all projects, in {{path}}',
  'memory.choose-place': 'Choose a location first.',
  'memory.ask-place': 'the model did not choose a location for the fact',
  'memory.no-fact': 'The fact is empty. Enter a fact to remember, or reject it.',
  'memory.not-read_one':
    'This folder is restricted, so Pilotfish did not read {{files, list}} for the model.',
  'memory.not-read_other':
    'This folder is restricted, so Pilotfish did not read {{files, list}} for the model.',
  'memory.changed-unseen':
    'A command or a server changed {{files, list}}. The model gets the new text after you review it.',
  'memory.unreadable': 'A memory file could not be read, so the model does not get it. {{problem}}',
  'memory.changed': '{{file}} has changed and was reloaded. Review it, then try again.',
  'memory.nothing-to-tidy': 'The memory is still empty.',
  'memory.not-tidied':
    'The model’s reply is not a list of facts, so the memory stays unchanged. Try again, or use another model.',
  'memory.not-taken-over': 'The import failed. The memory is unchanged.',
  'memory.rule-not-yaml': 'The front matter of {{file}} is invalid YAML: {{reason}}',
  'memory.rule-fields': 'In {{file}}, a field has the wrong type: alwaysApply, globs or description.',
} as const;
