// Tools page of the settings: groups of tools, and the commands that provide further tools.

export const toolsPage = {
  'tools-page.groups': 'Groups',
  'tools-page.groups-lead':
    'A group is turned on for a chat by mentioning it, e.g. `@{read-only}`, and off by its chip under the message.',
  'tools-page.first-group': 'always there',
  'tools-page.agent': 'Every tool that comes with Pilotfish.',
  'tools-page.read-only': 'Those that only look.',
  'tools-page.elsewhere': 'Whatever servers, commands and files bring.',
  'tools-page.missing_one': 'Not there now: {{names, list}}. It is passed over.',
  'tools-page.missing_other': 'Not there now: {{names, list}}. They are passed over.',
  'tools-page.group-tools': '{{tools, list}}',
  'tools-page.no-tools': 'No tools',
  'tools-page.add': 'Add a group',
  'tools-page.edit': 'Edit {{name}}',
  'tools-page.remove': 'Remove {{name}}',

  'tools-page.new-group': 'New group',
  'tools-page.group': 'Group {{name}}',
  'tools-page.name': 'Name',
  'tools-page.name-hint': 'Letters, digits, _ and -. It is mentioned as @{name}.',
  'tools-page.name-missing': 'It needs a name.',
  'tools-page.name-taken': 'There is a group of this name.',
  'tools-page.description': 'Description',
  'tools-page.tools': 'Tools',
  'tools-page.prompt': 'Lines for the system prompt',
  'tools-page.prompt-hint': 'The model is told them exactly while the group is on.',
  'tools-page.replace': 'In the place of what Pilotfish says of itself',
  'tools-page.replace-hint': 'The rules about your answers and the style of changes go with it.',
  'tools-page.collapse': 'Show it as one chip',
  'tools-page.collapse-hint': 'Otherwise each of its tools has a chip of its own.',
  'tools-page.only': 'Only these tools',
  'tools-page.only-hint': 'Turned on, it takes the place of everything that was on before.',
  'tools-page.save': 'Save',
  'tools-page.cancel': 'Cancel',

  'tools-page.refused': 'Refused tools',
  'tools-page.refused-lead':
    'Pilotfish does not offer these tools to the models that refused them. To offer them again, forget what was learned on the Models page.',
  'tools-page.refused-by': '{{model}} refused this tool.',
  'tools-page.commands': 'Tools of a command',
  'tools-page.commands-lead':
    'A program that prints function declarations as JSON, and one that runs a tool of them: it gets the tool’s name as its argument and the input as JSON. Both run in trusted folders alone, and every call asks.',
  'tools-page.discovery': 'Discovery command',
  'tools-page.discovery-hint':
    'One executable, without a shell: a path in the project, an absolute one, or the name of a program.',
  'tools-page.call': 'Call command',
} as const;
