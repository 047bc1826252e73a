import type { endpointCheck as english } from '../english/endpoint-check';
import type { German } from '../translation/translation';

// Model endpoint: what a failed turn offers to look at.

export const endpointCheck = {
  'endpoint.check-key': 'Schlüssel prüfen…',
  'endpoint.check-address': 'Adresse prüfen…',
  'endpoint.check-model': 'Modell prüfen…',
} as const satisfies German<typeof english>;
