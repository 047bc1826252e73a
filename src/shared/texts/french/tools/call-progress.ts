import type { callProgress as english } from '../../english/tools/call-progress';
import type { French } from '../../translation/translation';

// What a running call says of how far it is.

export const callProgress = {
  'call-progress.agent_one': '{{doing}} · {{tokens, compact}} jeton',
  'call-progress.agent_many': '{{doing}} · {{tokens, compact}} de jetons',
  'call-progress.agent_other': '{{doing}} · {{tokens, compact}} jetons',
  'call-progress.agent-thinks': 'Réflexion',
  'call-progress.agent-writes': 'Rédaction',
  'call-progress.agent-compacts': 'Résumé de ce qu’il sait',
  'call-progress.agent-calls': '{{titles, list}}',
  'call-progress.files-read_one': '{{read, number}} sur {{total, number}} fichier',
  'call-progress.files-read_many': '{{read, number}} sur {{total, number}} de fichiers',
  'call-progress.files-read_other': '{{read, number}} sur {{total, number}} fichiers',
  'call-progress.asks-about-content': 'Question sur le contenu',
  'call-progress.asks-about-page': 'Question sur la page',
  'call-progress.asks-for-text': 'Question au modèle sur le texte visé',
  'call-progress.summarises-output': 'Résumé de la sortie',
  'call-progress.elsewhere': '{{done, number}}',
  'call-progress.elsewhere_message': '{{message}}',
  'call-progress.elsewhere_total': '{{done, number}} sur {{total, number}}',
  'call-progress.elsewhere_message_total': '{{message}} · {{done, number}} sur {{total, number}}',
  'call-progress.awaits-input':
    '{{output}}\nLa commande attend une saisie. Répondez dans son terminal, attendez ou arrêtez la commande.',
} as const satisfies French<typeof english>;
