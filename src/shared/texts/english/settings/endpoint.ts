// Model providers: their list, and the form that adds or changes one.

export const endpoint = {
  'endpoint.lead':
    'OpenAI, Anthropic and every compatible endpoint work. Your messages, and the files that the model reads, go only to the endpoint in use.',
  'endpoint.environment-wins':
    '`OPENAI_API_KEY`, `OPENAI_BASE_URL` or `OPENAI_MODEL` is set where Pilotfish was started. They win over what is chosen here.',
  'endpoint.list': 'Models',
  'endpoint.add': 'Add a model endpoint',
  'endpoint.services': 'Services',
  'endpoint.on-this-machine': 'On this machine',
  'endpoint.any-other': 'Any other endpoint…',

  'endpoint.in-use': 'In use',
  'endpoint.from-environment': 'From the environment',
  'endpoint.key-given': 'Key given',
  'endpoint.key-stored': 'Key stored',
  'endpoint.demo':
    'Built in and scripted. It really reads the opened project and proposes an edit; nothing leaves this machine.',
  'endpoint.model-and-address': '{{model}} · {{baseUrl}}',
  'endpoint.no-model': 'No model chosen',
  'endpoint.use': 'Use',
  'endpoint.use-named': 'Use {{name}}',
  'endpoint.edit': 'Edit {{name}}',
  'endpoint.remove-named': 'Remove {{name}}',

  'endpoint.remove-title': 'Remove {{name}}?',
  'endpoint.remove-active':
    'Its settings and its stored key are deleted. Chats that use it wait until you choose another.',
  'endpoint.remove-idle': 'Its settings and its stored key are deleted. Chats that used it stay.',
  'endpoint.remove': 'Remove',

  'endpoint.change-title': 'Change {{name}}',
  'endpoint.save': 'Save',
  'endpoint.name': 'Name',
  'endpoint.name-missing': 'Give it a name.',
  'endpoint.base-url': 'Base URL',
  'endpoint.base-url-example': 'https://api.example.com/v1',
  'endpoint.base-url-wrong': 'Enter the address of an API, such as https://api.example.com/v1.',
  'endpoint.base-url-names-user':
    'A name or password in the address is not sent. Take it out, and enter it as the key or as an Authorization header.',

  'endpoint.protocol': 'Protocol',
  'endpoint.protocol-automatic': 'Automatic ({{protocol}})',
  'endpoint.protocol-chat-completions': 'Chat completions',
  'endpoint.protocol-responses': 'OpenAI Responses',
  'endpoint.protocol-messages': 'Anthropic Messages',

  'endpoint.key': 'API key',
  'endpoint.key-is-stored': 'API key (stored)',
  'endpoint.key-from': 'From your account at {{name}}.',
  'endpoint.key-hint': 'Leave it empty for a server without a key.',
  'endpoint.key-wanted': '{{name}} wants an API key. Enter it first.',
  'endpoint.key-stored-hint': 'Leave it empty to keep the stored key.',
  'endpoint.key-tried-at-stored': 'The stored key is kept. Until you save, it is only tried at {{baseUrl}}.',
  'endpoint.key-of-another':
    'The stored key is for {{origin}} and goes to no other server. Enter the key for this one; saved without, the stored key is forgotten.',
  'endpoint.get-key': 'Get a key',

  'endpoint.model': 'Model',
  'endpoint.model-hint': 'The name as the endpoint knows it.',
  'endpoint.model-missing': 'Choose a model, or enter its name.',
  'endpoint.models-listed_zero': 'It works, but the endpoint lists no models. Enter the name yourself.',
  'endpoint.models-listed_one': 'It works: 1 model to choose from.',
  'endpoint.models-listed_other': 'It works: {{count, number}} models to choose from.',
  'endpoint.list-models': 'List models',
  'endpoint.listing': 'Asking…',
  'endpoint.list-needs-address': 'Enter the base URL first.',

  'endpoint.small-model': 'Small model (optional)',
  'endpoint.small-model-hint': 'Writes titles and summaries. Empty: the model of the chat does.',
  'endpoint.options': 'Model options',
  'endpoint.options-set': 'Model options: {{names, list}}',
  'endpoint.effort': 'Effort',
  'endpoint.effort-hint': 'For example low or high.',
  'endpoint.max-output': 'Maximum output tokens',
  'endpoint.temperature': 'Temperature',
  'endpoint.temperature-hint': 'From 0 to 2.',
  'endpoint.top-p': 'Top P',
  'endpoint.top-p-hint': 'From 0 to 1.',
  'endpoint.options-hint': 'Empty: the server decides.',
  'endpoint.number-wrong': 'Enter a number from 0 to {{most, number}}, or leave it empty.',
  'endpoint.body': 'Extra request body',
  'endpoint.body-hint': 'A JSON object. Its keys are part of each request to this model.',
  'endpoint.body-wrong': 'Enter a JSON object, or leave it empty.',
  'endpoint.body-wrong-at': 'This is not JSON. Check quotes, commas and braces from “{{key}}” on.',
  'endpoint.leave-again': 'Press Esc again to discard the changes.',
  'endpoint.body-reserved': 'Pilotfish itself writes “{{key}}”. Remove this key.',

  'endpoint.context-window': 'Context window in tokens (optional)',
  'endpoint.context-window-hint': 'Empty: what is known of the model, else 128,000.',
  'endpoint.context-window-wrong': 'Enter a whole number of tokens, or leave it empty.',
  'endpoint.price': 'Price per million tokens (optional)',
  'endpoint.price-example': '1.25 / 10 USD',
  'endpoint.price-hint':
    'Input / output and currency, with cached input between them where it differs: 1.25 / 0.125 / 10 USD. What a chat cost so far then stands with its context.',
  'endpoint.price-wrong': 'Enter it like 1.25 / 10 USD, or 1.25 / 0.125 / 10 USD, or leave it empty.',
  'endpoint.tools': 'Tools',
  'endpoint.tools-hint': 'The model can call tools. Without them it can only talk.',
  'endpoint.images': 'Images',
  'endpoint.images-hint': 'The model can look at images.',
  'endpoint.files': 'PDF files',
  'endpoint.files-hint': 'The model takes PDFs as they are. Otherwise it gets their text.',

  'endpoint.key-command': 'Key command (optional)',
  'endpoint.key-command-hint':
    'Prints the API key, and again when the server refuses it. It runs without a shell, and its key is not stored.',
  'endpoint.key-command-example': 'gcloud auth print-access-token',
  'endpoint.query': 'Extra query parameters (optional)',
  'endpoint.query-hint':
    'One a line, as “name=value”. They are kept in settings.json, so put no secret here.',
  'endpoint.query-example': 'api-version=2024-10-21',
  'endpoint.query-wrong': '“{{line}}” is not a query parameter. Write each as “name=value”.',
  'endpoint.headers': 'Extra headers (optional)',
  'endpoint.headers-hint':
    'One a line, as “Name: value”. They are kept in settings.json, so put no secret here.',
  'endpoint.headers-example': 'X-Team: core',
  'endpoint.headers-wrong': '“{{line}}” is not a header. Write each as “Name: value”.',
  'endpoint.headers-go-along': 'Use the key command, the parameters and the headers for the new server too',
  'endpoint.headers-go-along-hint':
    'They were given for {{origin}}. Off: those you do not change are left out.',
} as const;
