import type { statusBar as english } from '../../english/shell/status-bar';
import type { French } from '../../translation/translation';

// Status bar: the strip at the foot of the window. Each sign is a number or a word to see, and a sentence to hear.

export const statusBar = {
  'status-bar.name': 'État',
  'status-bar.branch': 'Branche : {{branch}}',
  'status-bar.connected': 'Connecté à Pilotfish',
  'status-bar.disconnected': 'Non connecté',

  'status-bar.trusted': 'Approuvé',
  'status-bar.trusted-hint': 'Ce dossier est approuvé : ce que ses fichiers apportent peut être utilisé',
  'status-bar.not-trusted': 'Non approuvé',
  'status-bar.not-trusted-hint':
    'Non approuvé : ce que les fichiers de ce dossier apportent reste sans effet',

  'status-bar.commands_one': '{{count, number}} commande s’exécute en arrière-plan',
  'status-bar.sandbox': 'Bac à sable',
  'status-bar.in-sandbox': 'Les commandes s’exécutent dans le bac à sable',
  'status-bar.no-sandbox': 'Sans bac à sable',
  'status-bar.sandbox-missing': 'Les commandes s’exécutent sans bac à sable : {{why}}',
  'status-bar.sandbox-off': 'Les commandes s’exécutent sans bac à sable : il est désactivé',
  'status-bar.sandbox-required': 'Pas de bac à sable, donc les commandes sont refusées : {{why}}',
  'status-bar.commands_many': '{{count, number}} de commandes s’exécutent en arrière-plan',
  'status-bar.commands_other': '{{count, number}} commandes s’exécutent en arrière-plan',
  'status-bar.working_one': '{{count, number}} autre conversation au travail',
  'status-bar.working_many': '{{count, number}} d’autres conversations au travail',
  'status-bar.working_other': '{{count, number}} autres conversations au travail',
  'status-bar.questions_one': 'En attente d’une réponse : {{count, number}} question',
  'status-bar.questions_many': 'En attente d’une réponse : {{count, number}} de questions',
  'status-bar.questions_other': 'En attente d’une réponse : {{count, number}} questions',
  'status-bar.notices_one': 'Voir {{count, number}} avis',
  'status-bar.notices_many': 'Voir {{count, number}} d’avis',
  'status-bar.notices_other': 'Voir {{count, number}} avis',
  'status-bar.unsaved': 'À enregistrer : {{count, number}}',
  'status-bar.save-all': 'À enregistrer : {{count, number}}. Enregistrer tous les fichiers',

  'status-bar.place': 'Ligne {{line}}, colonne {{column}}',
  'status-bar.selected': 'sélection : {{count, number}}',
  'status-bar.place-selected': '{{facts, list}}',
  'status-bar.encoding': 'Encodage : {{encoding}}',
  'status-bar.line-ends': 'Fins de ligne : {{lineEnds}}',
  'status-bar.mixed': 'mixtes',
  'status-bar.language': 'Langage : {{language}}',
} as const satisfies French<typeof english>;
