import type { refused as english } from '../../english/reasons/refused';
import type { German } from '../../translation/translation';

// Refused: what a person is told who made of a call one that may not run. The model's words for it are its own.

export const refused = {
  'refused.by-rule':
    'Nicht ausgeführt: durch die Regel „{{rule}}“ ({{scope, scope}}) verweigert. Das war keine Entscheidung, die jemand in diesem Moment getroffen hat.',
  'refused.by-plan':
    'Nicht ausgeführt: Der Chat ist im Modus „Planen“, in dem nichts geändert wird. Beschreiben Sie die Änderung stattdessen in Ihrem Plan.',
  'refused.command-by-plan':
    'Nicht ausgeführt: Der Chat ist im Modus „Planen“, in dem nur lesende Befehle ausgeführt werden. Beschreiben Sie den Befehl stattdessen in Ihrem Plan.',
} as const satisfies German<typeof english>;
