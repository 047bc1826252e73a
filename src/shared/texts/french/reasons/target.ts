import type { target as english } from '../../english/reasons/target';
import type { French } from '../../translation/translation';

// Target paths of a command: why one is not known to be in the project.

export const target = {
  'target.through-link': '{{path}} passe par un lien',
  'target.too-long': 'un chemin est trop long pour être examiné',
  'target.outside': '{{path}} se trouve hors du projet',
  'target.goes-back': '{{path}} remonte avec « .. », peut-être depuis un lien',
  'target.that-outside': 'hors du projet',
  'target.that-goes-back': 'remonte avec « .. », peut-être depuis un lien',
} as const satisfies French<typeof english>;
