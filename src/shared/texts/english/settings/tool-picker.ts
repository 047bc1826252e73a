// Tool picker: selects several tools from a list by source.

export const toolPicker = {
  'tool-picker.search': 'Search tools',
  'tool-picker.chosen_one': '1 tool selected',
  'tool-picker.chosen_other': '{{count, number}} tools selected',
  'tool-picker.found_one': '1 tool found',
  'tool-picker.found_other': '{{count, number}} tools found',
  'tool-picker.none-found': 'No matching tools.',
  'tool-picker.all-of': 'All of {{title}}',
  'tool-picker.built-in': 'Pilotfish',
  'tool-picker.discovered': 'Discovery command',
  'tool-picker.command-files': 'Files',
  'tool-picker.server': 'Server {{alias}}',
  'tool-picker.gone-title': 'Unavailable',
  'tool-picker.state-off': 'off',
  'tool-picker.state-gone': 'unavailable',
} as const;
