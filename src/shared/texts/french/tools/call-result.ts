import type { callResult as english } from '../../english/tools/call-result';
import type { French } from '../../translation/translation';

// What came of a call, where that is told in words.

export const callResult = {
  'call-result.entries_one': '{{count, number}} entrée',
  'call-result.entries_many': '{{count, number}} d’entrées',
  'call-result.entries_other': '{{count, number}} entrées',
  'call-result.file_one': '{{file}} : {{count, number}} ligne',
  'call-result.file_many': '{{file}} : {{count, number}} de lignes',
  'call-result.file_other': '{{file}} : {{count, number}} lignes',
  'call-result.file-part': '{{file}} : lignes {{first}}-{{last}} sur {{total}}',
  /** `kind`: PNG, PDF. */
  'call-result.media': '{{file}} : {{kind}}',
  'call-result.image':
    'Image {{file}} : {{kind}}, {{bytes}} octets. Le modèle utilisé n’accepte pas d’images.',
  'call-result.image-of-size':
    'Image {{file}} : {{kind}}, {{width}} × {{height}} pixels, {{bytes}} octets. Le modèle utilisé n’accepte pas d’images.',
  'call-result.question-answered': 'Réponse à une question sur {{file}}',
  'call-result.files-read_one': '{{count, number}} fichier lu',
  'call-result.files-read_many': '{{count, number}} de fichiers lus',
  'call-result.files-read_other': '{{count, number}} fichiers lus',
  'call-result.files-read_skipped_one': '{{count, number}} fichier lu, ignorés : {{skipped, number}}',
  'call-result.files-read_skipped_many': '{{count, number}} de fichiers lus, ignorés : {{skipped, number}}',
  'call-result.files-read_skipped_other': '{{count, number}} fichiers lus, ignorés : {{skipped, number}}',
  'call-result.files-found': '{{count}} fichier(s) correspondant à « {{pattern}} »',
  'call-result.nothing-written':
    'Rien n’a été écrit : ce qui a été accepté est ce que {{file}} contient déjà.',
  'call-result.note-and-diff': '{{note}}\n\n{{patch}}',
  'call-result.tools-found_one': '{{count, number}} outil ajouté',
  'call-result.tools-found_many': '{{count, number}} d’outils ajoutés',
  'call-result.tools-found_other': '{{count, number}} outils ajoutés',
  'call-result.in-background': 'S’exécute en arrière-plan (PID {{pid}}).',
} as const satisfies French<typeof english>;
