// Workspace trust: the dialog that lists project-provided things.

export const trustDialog = {
  'trust.title': 'Trust this folder?',
  'trust.title-trusted': 'This folder is trusted',
  'trust.title-changed': 'Trust the changed configuration in this folder?',
  /** Text between backticks is the path. */
  'trust.about':
    'Pilotfish ignores the configuration in this folder until you trust it. Everything else works. Trust applies to the path `{{path}}` and to configuration that is added later. Sub-agents, skills and configuration that runs programs or sends data need your trust again after each change.',
  'trust.about-trusted':
    'Trust applies to the path `{{path}}` and to configuration that is added later. Sub-agents, skills and configuration that runs programs or sends data need your trust again after each change.',
  'trust.about-around':
    '`{{path}}` is trusted because `{{around}}` is trusted. Sub-agents, skills and configuration that runs programs or sends data need your trust once in each folder and again after each change.',

  'trust.list': 'Configuration in this folder',
  'trust.looking': 'Reading the configuration in this folder',
  'trust.runs': 'Runs programs',
  'trust.tells': 'Sent to the model',

  'trust.new': 'New',
  'trust.unusable': 'Unusable',
  'trust.difference': 'Changes since you trusted it:',
  'trust.whole': 'Full definition:',
  'trust.definition': 'Definition of {{name}}',

  'trust.stay-restricted': 'Don’t trust',
  'trust.trust-parent': 'Trust the parent folder “{{name}}”',
  'trust.trust-folder': 'Trust this folder',
  'trust.accept-changes': 'Trust the changes',
  'trust.stop': 'Stop trusting',
  'trust.stop-around': 'Stop trusting “{{name}}” and its contents',
} as const;
