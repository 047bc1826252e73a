// Update check: messages about a newer version.

export const updates = {
  'updates.available': 'Pilotfish {{version}} is available. This is version {{current}}.',
  'updates.available-at':
    'Pilotfish {{version}} is available. This is version {{current}}. Download it from {{url}}',
  'updates.failed': 'Could not check for a newer version at {{address}}: {{why}}',
} as const;
