import type { toolsOn as english } from '../../english/tools/tools-on';
import type { French } from '../../translation/translation';

// Which tools are on in a chat: said where it is written, and where groups of them are set.

export const toolsOn = {
  'tools-on.unknown': 'Il n’y a pas d’outil ni de groupe « {{name}} ».',
  'tools-on.absent_one':
    'Le groupe « {{group}} » indique un outil absent : {{tools, list}}. La conversation s’en passe.',
  'tools-on.absent_many':
    'Le groupe « {{group}} » indique des outils absents : {{tools, list}}. La conversation s’en passe.',
  'tools-on.absent_other':
    'Le groupe « {{group}} » indique des outils absents : {{tools, list}}. La conversation s’en passe.',
  'tools-on.label': 'Outils activés',
  'tools-on.menu': 'Éléments à mentionner',
  'tools-on.add': 'Activer des outils',
  'tools-on.page': 'Outils et groupes…',
  'tools-on.none': 'Aucun outil activé',
  'tools-on.turn-off': 'Désactiver {{name}}',
  'tools-on.group-of_one': 'Groupe de {{count, number}} outil',
  'tools-on.group-of_many': 'Groupe de {{count, number}} d’outils',
  'tools-on.group-of_other': 'Groupe de {{count, number}} outils',
} as const satisfies French<typeof english>;
