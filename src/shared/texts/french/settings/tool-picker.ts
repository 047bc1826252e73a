import type { toolPicker as english } from '../../english/settings/tool-picker';
import type { French } from '../../translation/translation';

// Tool picker: the tools there are, by where they come from, to choose some of.

export const toolPicker = {
  'tool-picker.search': 'Rechercher des outils',
  'tool-picker.chosen_one': '{{count, number}} outil choisi',
  'tool-picker.chosen_many': '{{count, number}} d’outils choisis',
  'tool-picker.chosen_other': '{{count, number}} outils choisis',
  'tool-picker.found_one': '{{count, number}} outil trouvé',
  'tool-picker.found_many': '{{count, number}} d’outils trouvés',
  'tool-picker.found_other': '{{count, number}} outils trouvés',
  'tool-picker.none-found': 'Aucun outil ne porte ce nom.',
  'tool-picker.all-of': 'Tous ceux de {{title}}',
  'tool-picker.built-in': 'Pilotfish',
  'tool-picker.discovered': 'Commande de découverte',
  'tool-picker.command-files': 'Fichiers',
  'tool-picker.server': 'Serveur {{alias}}',
  'tool-picker.gone-title': 'Absents actuellement',
  'tool-picker.state-off': 'désactivé',
  'tool-picker.state-gone': 'absent',
} as const satisfies French<typeof english>;
