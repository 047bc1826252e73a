import type { named as english } from '../../english/chat/named';
import type { French } from '../../translation/translation';

// Files, folders, resources and tools that a message names: their chips over the composer.

export const named = {
  'named.list': 'Mentionné dans le message',
  'named.one': '{{name}}, {{weight}}',
  'named.folder': '{{name}}, {{weight}}, la liste de son contenu',
  'named.tool': '{{name}}, {{weight}}, un outil',
  'named.group': '{{name}}, {{weight}}, un groupe d’outils',
  'named.loading': '{{name}}, taille pas encore connue',
  'named.refused': '{{name}} ne sera pas joint : {{why}}',
  'named.weight': 'Environ {{weight}}',
  'named.folder-weight': 'La liste de son contenu · environ {{weight}}',
  'named.tools-weight': 'Environ {{weight}} dans chaque requête',
  'named.tools': 'Outils : {{tools, list}}',
  'named.take-out': 'Retirer {{name}} du message',
} as const satisfies French<typeof english>;
