// Tool picker: the tools there are, by where they come from, to choose some of.

export const toolPicker = {
  'tool-picker.search': 'Search tools',
  'tool-picker.chosen': ({ count }: { count: number }) =>
    count === 1 ? '1 tool chosen' : `${count} tools chosen`,
  'tool-picker.found': ({ count }: { count: number }) =>
    count === 1 ? '1 tool found' : `${count} tools found`,
  'tool-picker.none-found': 'No tool is called so.',
  'tool-picker.all-of': ({ title }: { title: string }) => `All of ${title}`,
  'tool-picker.built-in': 'Pilotfish',
  'tool-picker.discovered': 'Discovery command',
  'tool-picker.command-files': 'Files',
  'tool-picker.server': ({ alias }: { alias: string }) => `Server ${alias}`,
  'tool-picker.gone-title': 'Not there now',
  'tool-picker.state-off': 'off',
  'tool-picker.state-gone': 'not there',
} as const;
