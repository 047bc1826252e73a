// Wrong value in a file of the person's, or typed for it: the end of a sentence that names the key.

export const wrongValue = {
  'wrong-value.type': 'it must be {{type}}',
  'wrong-value.string': 'a text',
  'wrong-value.number': 'a number',
  'wrong-value.int': 'a whole number',
  'wrong-value.boolean': 'true or false',
  'wrong-value.array': 'a list',
  'wrong-value.object': 'an object',
  'wrong-value.choice': 'it must be one of these: {{choices, list}}',
  'wrong-value.empty': 'it is empty',
  'wrong-value.at-least': 'it must be {{least, number}} or more',
  'wrong-value.above': 'it must be more than {{least, number}}',
  'wrong-value.at-most': 'it must be {{most, number}} or less',
  'wrong-value.too-long': 'it is too long',
  'wrong-value.address': 'it must be an address that begins with http:// or https://',
  'wrong-value.unknown-keys': '{{names, quoted, list}} is not known',
  'wrong-value.other': 'it cannot be this',
  'wrong-value.provider-id': 'lower-case letters, digits and dashes',
  'wrong-value.alias': 'letters, digits, single _ and -, at most 30',
  'wrong-value.tool-name': 'letters, digits, _ and -, at most 64',
  'wrong-value.file-name': 'a file name without a folder',
  'wrong-value.host': 'a host or host:port, e.g. localhost:8080',
  'wrong-value.user-in-address': 'A name or password in the address is not sent',
  'wrong-value.user-in-endpoint':
    'A name or password in the address is not sent. Take it out, and give it as the key or as an Authorization header',
  'wrong-value.at': '{{at}}: {{problem}}',
} as const;
