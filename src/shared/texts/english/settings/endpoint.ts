// Model providers: their list, and the form that adds or changes one.

export const endpoint = {
  'endpoint.lead':
    'Pilotfish works with OpenAI, Anthropic and every compatible provider. Your messages and the files that the model reads go only to the provider in use.',
  'endpoint.environment-wins':
    'Pilotfish was started with `OPENAI_API_KEY`, `OPENAI_BASE_URL` or `OPENAI_MODEL`. These environment variables override your selection here.',
  'endpoint.list': 'Models',
  'endpoint.add': 'Add provider',
  'endpoint.services': 'Services',
  'endpoint.on-this-machine': 'On this machine',
  'endpoint.any-other': 'Other provider…',

  'endpoint.in-use': 'In use',
  'endpoint.from-environment': 'From the environment',
  'endpoint.key-given': 'Key set',
  'endpoint.key-stored': 'Key stored',
  'endpoint.demo':
    'Built in and scripted. It reads the open project and proposes an edit. All data stays on this machine.',
  'endpoint.model-and-address': '{{model}} · {{baseUrl}}',
  'endpoint.no-model': 'No model selected',
  'endpoint.use': 'Use',
  'endpoint.use-named': 'Use {{name}}',
  'endpoint.edit': 'Edit {{name}}',
  'endpoint.remove-named': 'Remove {{name}}',

  'endpoint.remove-title': 'Remove {{name}}?',
  'endpoint.remove-active':
    'This deletes its settings and its stored key. Chats that use it wait until you choose another provider.',
  'endpoint.remove-idle': 'This deletes its settings and its stored key. Chats that used it remain.',
  'endpoint.remove': 'Remove',

  'endpoint.change-title': 'Edit {{name}}',
  'endpoint.save': 'Save',
  'endpoint.name': 'Name',
  'endpoint.name-missing': 'Enter a name.',
  'endpoint.base-url': 'Base URL',
  'endpoint.base-url-example': 'https://api.example.com/v1',
  'endpoint.base-url-wrong': 'Enter the address of an API, such as https://api.example.com/v1.',
  'endpoint.base-url-names-user':
    'Pilotfish ignores a name or password in the address. Enter it as the key or as an Authorization header instead.',

  'endpoint.protocol': 'Protocol',
  'endpoint.protocol-automatic': 'Automatic ({{protocol}})',
  'endpoint.protocol-chat-completions': 'Chat completions',
  'endpoint.protocol-responses': 'OpenAI Responses',
  'endpoint.protocol-messages': 'Anthropic Messages',

  'endpoint.key': 'API key',
  'endpoint.key-is-stored': 'API key (stored)',
  'endpoint.key-from': 'From your account at {{name}}.',
  'endpoint.key-hint': 'Only required if the provider needs a key.',
  'endpoint.key-wanted': '{{name}} requires an API key. Enter it first.',
  'endpoint.key-stored-hint': 'If empty, the stored key remains in use.',
  'endpoint.key-tried-at-stored':
    'The stored key remains. Until you save, Pilotfish sends it only to {{baseUrl}}.',
  'endpoint.key-of-another':
    'Pilotfish sends the stored key only to {{origin}}. Enter the key for this server. Saving with an empty field deletes the stored key.',
  'endpoint.get-key': 'Get a key',

  'endpoint.model': 'Model',
  'endpoint.model-hint': 'The model’s name at the provider.',
  'endpoint.model-missing': 'Choose a model, or enter its name.',
  /** Some providers list their models even with a wrong key. */
  'endpoint.models-found_zero': 'The provider lists no models. Enter the name yourself.',
  'endpoint.models-found_one': 'The provider lists 1 model.',
  'endpoint.models-found_other': 'The provider lists {{count, number}} models.',
  'endpoint.list-models': 'List models',
  'endpoint.listing': 'Loading…',
  'endpoint.list-needs-address': 'Enter the base URL first.',

  'endpoint.small-model': 'Small model (optional)',
  'endpoint.small-model-hint': 'Writes titles and summaries. If empty, the model of the chat writes them.',
  'endpoint.options': 'Model options',
  'endpoint.options-set': 'Model options: {{names, list}}',
  'endpoint.effort': 'Reasoning effort',
  'endpoint.effort-hint': 'For example low or high.',
  'endpoint.max-output': 'Maximum output tokens',
  'endpoint.temperature': 'Temperature',
  'endpoint.temperature-hint': 'From 0 to 2.',
  'endpoint.top-p': 'Top P',
  'endpoint.top-p-hint': 'From 0 to 1.',
  'endpoint.options-hint': 'If empty, the provider decides.',
  'endpoint.number-wrong': 'Enter a number from 0 to {{most, number}}, or clear the field.',
  'endpoint.body': 'Extra request body',
  'endpoint.body-hint': 'A JSON object. Each request to this model includes its keys.',
  'endpoint.body-wrong': 'Enter a JSON object, or clear the field.',
  'endpoint.body-wrong-at': 'Invalid JSON. Check quotes, commas and braces from “{{key}}” on.',
  'endpoint.leave-again': 'Press Esc again to discard the changes.',
  'endpoint.body-reserved': 'Pilotfish sets “{{key}}” itself. Remove this key.',

  'endpoint.context-window': 'Context window in tokens (optional)',
  'endpoint.context-window-hint': 'If empty, the known size for this model, or else 128,000.',
  'endpoint.context-window-wrong': 'Enter a whole number of tokens, or clear the field.',
  'endpoint.price': 'Price per million tokens (optional)',
  'endpoint.price-example': '1.25 / 10 USD',
  'endpoint.price-hint':
    'Input / output and currency. A different price for cached input goes between them: 1.25 / 0.125 / 10 USD. The context display of a chat then includes its cost.',
  'endpoint.price-wrong': 'Enter a price such as 1.25 / 10 USD or 1.25 / 0.125 / 10 USD, or clear the field.',
  'endpoint.tools': 'Tools',
  'endpoint.tools-hint': 'The model can call tools. If off, it can only chat.',
  'endpoint.images': 'Images',
  'endpoint.images-hint': 'The model can view images.',
  'endpoint.files': 'PDF files',
  'endpoint.files-hint': 'The model accepts PDF files. If off, it gets their text.',

  'endpoint.key-command': 'Key command (optional)',
  'endpoint.key-command-hint':
    'A command that prints the API key. It runs without a shell, and again when the provider rejects the key. Pilotfish does not store this key.',
  'endpoint.key-command-example': 'gcloud auth print-access-token',
  'endpoint.query': 'Extra query parameters (optional)',
  'endpoint.query-hint':
    'One per line, as “name=value”. Stored as plain text in settings.json, so do not enter secrets.',
  'endpoint.query-example': 'api-version=2024-10-21',
  'endpoint.query-wrong': '“{{line}}” is not a query parameter. Use the form “name=value”.',
  'endpoint.headers': 'Extra headers (optional)',
  'endpoint.headers-hint':
    'One per line, as “Name: value”. Stored as plain text in settings.json, so do not enter secrets.',
  'endpoint.headers-example': 'X-Team: core',
  'endpoint.headers-wrong': '“{{line}}” is not a header. Use the form “Name: value”.',
  'endpoint.headers-go-along': 'Use the key command, parameters and headers for the new server too',
  'endpoint.headers-go-along-hint':
    'You entered them for {{origin}}. If off, Pilotfish keeps only those that you change.',
} as const;
