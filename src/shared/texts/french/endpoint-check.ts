import type { endpointCheck as english } from '../english/endpoint-check';
import type { French } from '../translation/translation';

// Model endpoint: what a failed turn offers to look at.

export const endpointCheck = {
  'endpoint.check-key': 'Vérifier la clé…',
  'endpoint.check-address': 'Vérifier l’adresse…',
  'endpoint.check-model': 'Vérifier le modèle…',
} as const satisfies French<typeof english>;
