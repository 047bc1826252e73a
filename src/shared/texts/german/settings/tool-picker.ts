import type { toolPicker as english } from '../../english/settings/tool-picker';
import type { German } from '../../translation/translation';

// Tool picker: the tools there are, by where they come from, to choose some of.

export const toolPicker = {
  'tool-picker.search': 'Tools suchen',
  'tool-picker.chosen_one': '1 Tool ausgewählt',
  'tool-picker.chosen_other': '{{count, number}} Tools ausgewählt',
  'tool-picker.found_one': '1 Tool gefunden',
  'tool-picker.found_other': '{{count, number}} Tools gefunden',
  'tool-picker.none-found': 'Kein Tool heißt so.',
  'tool-picker.all-of': 'Alle von {{title}}',
  'tool-picker.built-in': 'Pilotfish',
  'tool-picker.discovered': 'Erkennungsbefehl',
  'tool-picker.command-files': 'Dateien',
  'tool-picker.server': 'Server {{alias}}',
  'tool-picker.gone-title': 'Zurzeit nicht vorhanden',
  'tool-picker.state-off': 'aus',
  'tool-picker.state-gone': 'nicht vorhanden',
} as const satisfies German<typeof english>;
