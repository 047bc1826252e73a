import type { target as english } from '../../english/reasons/target';
import type { German } from '../../translation/translation';

// Target paths of a command: why one is not known to be in the project.

export const target = {
  'target.through-link': '{{path}} führt über einen Link',
  'target.too-long': 'ein Pfad ist länger, als geprüft wird',
  'target.outside': '{{path}} liegt außerhalb des Projekts',
  'target.goes-back': '{{path}} geht mit „..“ zurück, vielleicht von hinter einem Link',
  'target.that-outside': 'außerhalb des Projekts',
  'target.that-goes-back': 'mit „..“ zurück, vielleicht von hinter einem Link',
} as const satisfies German<typeof english>;
