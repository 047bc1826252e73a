// Update check: messages about a newer version.

export const updates = {
  'updates.available': 'Pilotfish {{version}} is there; this is {{current}}.',
  'updates.available-at': 'Pilotfish {{version}} is there; this is {{current}}. Get it at {{url}}',
  'updates.failed': 'Whether there is a newer version could not be learnt from {{address}}: {{why}}',
} as const;
