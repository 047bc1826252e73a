import type { check as english } from '../../english/reasons/check';
import type { French } from '../../translation/translation';

// Check of a command: why it would run or be refused, without a full stop.

export const check = {
  'check.only-reads': 'elle ne fait que lire',
  'check.sandbox-required': 'les paramètres exigent le bac à sable, et il n’y en a pas ici ({{why}})',
  'check.allowed': 'la règle « {{rule}} » ({{scope, scope}}) l’autorise',
  'check.denied': 'la règle « {{rule}} » ({{scope, scope}}) la refuse',
} as const satisfies French<typeof english>;
