// Invalid JSON: texts for the errors of the parser.

export const jsonFaults = {
  'json-fault.invalid-symbol': 'invalid symbol',
  'json-fault.invalid-number-format': 'invalid number format',
  'json-fault.property-name-expected': 'property name expected',
  'json-fault.value-expected': 'value expected',
  'json-fault.colon-expected': 'colon expected',
  'json-fault.comma-expected': 'comma expected',
  'json-fault.close-brace-expected': 'close brace expected',
  'json-fault.close-bracket-expected': 'close bracket expected',
  'json-fault.end-of-file-expected': 'end of file expected',
  'json-fault.invalid-comment-token': 'invalid comment token',
  'json-fault.unexpected-end-of-comment': 'unexpected end of comment',
  'json-fault.unexpected-end-of-string': 'unexpected end of string',
  'json-fault.unexpected-end-of-number': 'unexpected end of number',
  'json-fault.invalid-unicode': 'invalid Unicode',
  'json-fault.invalid-escape-character': 'invalid escape character',
  'json-fault.invalid-character': 'invalid character',
} as const;
