import type { remoteQuestion as english } from '../english/remote-question';
import type { French } from '../translation/translation';

// A question about a call of a server's tool.

export const remoteQuestion = {
  'remote-question.about': 'Un appel de {{tool}} sur le serveur {{server}}.',
  'remote-question.goes-to': 'Ces arguments vont à',
  'remote-question.says': 'indique : {{hint}}',
  'remote-question.read-only': 'ne fait que lire',
  'remote-question.destructive': 'peut détruire',
  'remote-question.idempotent': 'même effet si répété',
  'remote-question.open-world': 'agit au-delà',
  'remote-question.changed':
    'Ce que vous avez autorisé était une autre version de cet outil. Ce qui a changé :',
  'remote-question.changed-unknown':
    'Ce que vous avez autorisé était une autre version de cet outil. Ce qu’elle était n’est plus connu.',
} as const satisfies French<typeof english>;
