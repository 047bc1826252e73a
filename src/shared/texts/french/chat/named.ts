import type { named as english } from '../../english/chat/named';
import type { French } from '../../translation/translation';

// Files, folders, resources and tools that a message names: their chips over the composer.

export const named = {
  'named.list': 'Mentionné dans le message',
  'named.one': '{{name}}, environ {{tokens, number}} jetons',
  'named.folder': '{{name}}, la liste de son contenu, environ {{tokens, number}} jetons',
  'named.tool': '{{name}}, un outil, environ {{tokens, number}} jetons',
  'named.group': '{{name}}, un groupe d’outils, environ {{tokens, number}} jetons',
  'named.loading': '{{name}}, taille pas encore connue',
  'named.refused': '{{name}} ne sera pas joint : {{why}}',
  'named.weight': 'Environ {{tokens, number}} jetons',
  'named.folder-weight': 'La liste de son contenu · environ {{tokens, number}} jetons',
  'named.tools-weight': 'Environ {{tokens, number}} jetons dans chaque requête',
  'named.tools': 'Outils : {{tools, list}}',
  'named.take-out': 'Retirer {{name}} du message',
} as const satisfies French<typeof english>;
