// Check of a command: why it would run or be refused. The texts have no full stop.

export const check = {
  'check.only-reads': 'it only reads',
  'check.sandbox-required': 'the settings require the sandbox, but it is unavailable ({{why}})',
  'check.allowed': 'rule “{{rule}}” ({{scope, scope}}) allows it',
  'check.denied': 'rule “{{rule}}” ({{scope, scope}}) denies it',
} as const;
