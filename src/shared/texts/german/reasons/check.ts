import type { check as english } from '../../english/reasons/check';
import type { German } from '../../translation/translation';

// Check of a command: why it would run or be refused, without a full stop.

export const check = {
  'check.only-reads': 'er liest nur',
  'check.sandbox-required': 'die Einstellungen verlangen die Sandbox, und hier gibt es keine ({{why}})',
  'check.allowed': 'die Regel „{{rule}}“ ({{scope, scope}}) erlaubt ihn',
  'check.denied': 'die Regel „{{rule}}“ ({{scope, scope}}) verweigert ihn',
} as const satisfies German<typeof english>;
