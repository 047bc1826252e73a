// A question about an address: the request, the data that is sent, and unusual parts of the address.

export const urlQuestion = {
  'url-question.host': 'Host {{host}}, port {{port}}',
  'url-question.looks-like':
    'The host has letters that can pass for others: elsewhere it is shown as “{{host}}”. Be sure that it is the one you think of.',
  'url-question.not-encrypted': 'Not encrypted (http): others on the way can read and change what comes.',
  'url-question.given': 'The model wrote {{url}}',
  'url-question.sent': 'Sends: {{text}}',
  'url-question.asked': 'Asked about it: {{text}}',
  'url-question.announced': 'Host {{host}}. Address: {{url}}',
  'url-question.accept': 'Ask {{host}}',
  'url-question.wanted-by': 'Wanted by:',
  'url-question.connects': 'Host {{host}}, port {{port}}. Command: {{command}}',
  'url-question.let-reach': 'Let it reach {{host}}',
  'url-question.registries': 'Allow the usual registries',
  'url-question.registries-hint': 'Every command of this project may reach {{hosts, list}}',
  'url-question.always': 'Which hosts may be reached',
  'url-question.always-hint':
    'A host, e.g. docs.example.com, *.example.com or localhost:8080. A host without a port means the usual ones.',
  'url-question.always-empty': 'Say which hosts may be reached.',
} as const;
