// A question about a call of a server's tool.

export const remoteQuestion = {
  'remote-question.about': 'A call of {{tool}} on the server {{server}}.',
  'remote-question.goes-to': 'These arguments go to',
  'remote-question.says': 'says: {{hint}}',
  'remote-question.read-only': 'only reads',
  'remote-question.destructive': 'may destroy',
  'remote-question.idempotent': 'same effect twice',
  'remote-question.open-world': 'reaches further',
  'remote-question.changed': 'What you allowed was another version of this tool. What changed:',
  'remote-question.changed-unknown':
    'What you allowed was another version of this tool. What it was is not known any more.',
} as const;
