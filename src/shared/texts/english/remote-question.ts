// A question about a call of a server's tool.

export const remoteQuestion = {
  'remote-question.about': 'Calls {{tool}} on the server {{server}}.',
  'remote-question.goes-to': 'Sends these arguments to',
  'remote-question.says': 'says: {{hint}}',
  'remote-question.read-only': 'read-only',
  'remote-question.destructive': 'destructive',
  'remote-question.idempotent': 'idempotent',
  'remote-question.open-world': 'external access',
  'remote-question.changed': 'You allowed a different version of this tool. Changes:',
  'remote-question.changed-unknown':
    'You allowed a different version of this tool. Pilotfish no longer has that version.',
} as const;
