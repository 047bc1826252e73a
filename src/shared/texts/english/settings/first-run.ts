// First run: a model has to be chosen.

export const firstRun = {
  'first-run.title': 'Welcome to Pilotfish',
  'first-run.lead':
    'Choose a model to work with. Every change it makes is a proposal that you see, can edit, and decide on.',
  'first-run.demo-title': 'Just look around',
  'first-run.demo':
    'The demo model is built in and scripted, but it really reads this project, proposes a small edit and keeps a todo list. Nothing to install, no key, nothing leaves this machine.',
  'first-run.try-demo': 'Try the demo model',
  'first-run.what-leaves':
    'Your messages, and the files the model reads, go to the endpoint you choose and nowhere else. A key is sent to its own endpoint only, and never shown again.',
  'first-run.escape': 'Esc starts with the demo model',

  'first-run.local-title': 'On this machine',
  'first-run.look-again': 'Look again',
  'first-run.looking': 'Looking for {{servers, list}}…',
  'first-run.none-found': 'No model server answered ({{servers, list}}). Start one and look again.',
  'first-run.server-without-model': '{{server}} runs, but has no model yet. Pull one and look again.',
  'first-run.model-of': 'Model of {{server}}',
  'first-run.use': 'Use',
  'first-run.use-server': 'Use {{server}}',

  'first-run.service-title': 'A service, or any OpenAI-compatible endpoint',
  'first-run.service': 'Service',
  'first-run.other-service': 'Any other endpoint…',
  'first-run.other-name': 'My endpoint',
  'first-run.use-model': 'Use this model',
  'first-run.model-missing': 'Choose a model first.',
} as const;
