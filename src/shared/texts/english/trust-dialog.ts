// Workspace trust: the dialog that lists project-provided things.

export const trustDialog = {
  'trust.title': 'Trust this folder?',
  'trust.title-trusted': 'This folder is trusted',
  'trust.title-changed': 'Accept what has changed in this folder?',
  /** Text between backticks is the path. */
  'trust.about':
    'What the folder’s own files bring is left out until you trust it; everything else works. Trust is in the path `{{path}}`: what lies there later is trusted too, but what runs programs, and agents, ask again whenever they change.',
  'trust.about-trusted':
    'Trust is in the path `{{path}}`: what lies there later is trusted too, but what runs programs, and agents, ask again whenever they change.',
  'trust.about-around':
    '`{{path}}` is trusted because everything in `{{around}}` is. What runs programs or sends data, and agents, ask once in each folder and whenever they change.',

  'trust.list': 'What this folder brings',
  'trust.looking': 'Looking at what this folder brings',
  'trust.runs': 'Would run programs',
  'trust.tells': 'Would be told to the model',

  'trust.new': 'New',
  'trust.unusable': 'Not usable',
  'trust.difference': 'Since it was accepted:',
  'trust.whole': 'The whole of it:',
  'trust.definition': 'Definition of {{name}}',

  'trust.stay-restricted': 'Do not trust it',
  'trust.trust-parent': 'Trust the parent folder “{{name}}”',
  'trust.trust-folder': 'Trust this folder',
  'trust.accept-changes': 'Accept as it is now',
  'trust.stop': 'Trust it no more',
  'trust.stop-around': 'Trust “{{name}}” and all in it no more',
} as const;
