// A question about an address: the request, the data that is sent, and unusual parts of the address.

export const urlQuestion = {
  'url-question.host': 'Host {{host}}, port {{port}}',
  'url-question.looks-like':
    'This host name contains letters that look like others. It may be displayed as “{{host}}”. Check that it is the host you expect.',
  'url-question.not-encrypted':
    'Not encrypted (http): others on the network can read and change the content.',
  'url-question.given': 'The model wrote {{url}}',
  'url-question.sent': 'Sends: {{text}}',
  'url-question.asked': 'Question about the page: {{text}}',
  'url-question.announced': 'Host {{host}}. Address: {{url}}',
  'url-question.accept': 'Connect to {{host}}',
  'url-question.wanted-by': 'Requested by:',
  'url-question.connects': 'Host {{host}}, port {{port}}. Command: {{command}}',
  'url-question.let-reach': 'Allow {{host}}',
  'url-question.registries': 'Allow the usual registries',
  'url-question.registries-hint': 'Allows all commands of this project to connect to {{hosts, list}}',
  'url-question.always': 'Allowed hosts',
  'url-question.always-hint':
    'A host, such as docs.example.com, *.example.com or localhost:8080. If the port is missing, the usual ports are allowed.',
  'url-question.always-empty': 'Enter the allowed hosts.',
} as const;
