// First run: the choice of a model.

export const firstRun = {
  'first-run.title': 'Welcome to Pilotfish',
  'first-run.lead':
    'Choose a model to work with. Every change is a proposal that you can edit, accept or reject.',
  'first-run.demo-title': 'Just look around',
  'first-run.demo':
    'The demo model is built in and scripted. It reads this project, proposes a small edit and maintains a todo list. It requires no installation or key, and all data stays on this machine.',
  'first-run.try-demo': 'Try the demo model',
  'first-run.what-leaves':
    'Your messages and the files that the model reads go only to the provider that you choose. Pilotfish sends a key only to its provider, and never displays it again.',
  'first-run.escape': 'Esc starts with the demo model',

  'first-run.shortcut': 'Quick questions from any application with {{keys}}',

  'first-run.local-title': 'On this machine',
  'first-run.look-again': 'Look again',
  'first-run.looking': 'Looking for {{servers, list}}…',
  'first-run.none-found': 'No model server responded ({{servers, list}}). Start one and look again.',
  'first-run.server-without-model': '{{server}} is running, but has no model yet. Pull one and look again.',
  'first-run.model-of': 'Model of {{server}}',
  'first-run.use': 'Use',
  'first-run.use-server': 'Use {{server}}',

  'first-run.service-title': 'OpenAI, Anthropic or a compatible provider',
  'first-run.service': 'Provider',
  'first-run.other-service': 'Other provider…',
  'first-run.other-name': 'My provider',
  'first-run.use-model': 'Use this model',
  'first-run.model-missing': 'Choose a model first.',
} as const;
