import type { updates as english } from '../../english/shell/updates';
import type { French } from '../../translation/translation';

// Update check: what is said of a newer version.

export const updates = {
  'updates.available': 'Pilotfish {{version}} est disponible ; vous utilisez la version {{current}}.',
  'updates.available-at':
    'Pilotfish {{version}} est disponible ; vous utilisez la version {{current}}. À télécharger ici : {{url}}',
  'updates.failed': '{{address}} n’a pas permis de savoir s’il existe une version plus récente : {{why}}',
} as const satisfies French<typeof english>;
