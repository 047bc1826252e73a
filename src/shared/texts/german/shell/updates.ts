import type { updates as english } from '../../english/shell/updates';
import type { German } from '../../translation/translation';

// Update check: what is said of a newer version.

export const updates = {
  'updates.available': 'Pilotfish {{version}} ist da; dies ist {{current}}.',
  'updates.available-at': 'Pilotfish {{version}} ist da; dies ist {{current}}. Zu haben unter {{url}}',
  'updates.failed': 'Unter {{address}} war nicht zu erfahren, ob es eine neuere Version gibt: {{why}}',
} as const satisfies German<typeof english>;
