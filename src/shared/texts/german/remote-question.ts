import type { remoteQuestion as english } from '../english/remote-question';
import type { German } from '../translation/translation';

// A question about a call of a server's tool.

export const remoteQuestion = {
  'remote-question.about': 'Ein Aufruf von {{tool}} auf dem Server {{server}}.',
  'remote-question.goes-to': 'Diese Argumente gehen an',
  'remote-question.says': 'sagt: {{hint}}',
  'remote-question.read-only': 'liest nur',
  'remote-question.destructive': 'kann zerstören',
  'remote-question.idempotent': 'zweimal dieselbe Wirkung',
  'remote-question.open-world': 'reicht weiter',
  'remote-question.changed':
    'Was Sie zugelassen haben, war eine andere Fassung dieses Tools. Geändert hat sich:',
  'remote-question.changed-unknown':
    'Was Sie zugelassen haben, war eine andere Fassung dieses Tools. Wie sie aussah, ist nicht mehr bekannt.',
} as const satisfies German<typeof english>;
