import type { named as english } from '../../english/chat/named';
import type { French } from '../../translation/translation';

// Files, folders and resources that a message names: their chips over the composer.

export const named = {
  'named.list': 'Mentionné dans le message',
  'named.one': '{{name}}, environ {{tokens, number}} jetons',
  'named.folder': '{{name}}, la liste de son contenu, environ {{tokens, number}} jetons',
  'named.loading': '{{name}}, taille pas encore connue',
  'named.refused': '{{name}} ne sera pas joint : {{why}}',
  'named.weight': 'Environ {{tokens, number}} jetons',
  'named.folder-weight': 'La liste de son contenu · environ {{tokens, number}} jetons',
  'named.take-out': 'Retirer {{name}} du message',
} as const satisfies French<typeof english>;
