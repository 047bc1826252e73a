// Tools section of the settings: groups of tools, and the commands that provide further tools.

export const toolsPage = {
  'tools-page.groups': 'Groups',
  'tools-page.groups-lead':
    'Mention a group to turn it on for a chat, for example `@{read-only}`. Its chip under the message turns it off.',
  'tools-page.first-group': 'built-in',
  'tools-page.agent': 'All built-in tools.',
  'tools-page.read-only': 'All read-only tools.',
  'tools-page.elsewhere': 'All tools from servers, commands and files.',
  'tools-page.missing_one': 'Unavailable: {{names, list}}. Pilotfish ignores it.',
  'tools-page.missing_other': 'Unavailable: {{names, list}}. Pilotfish ignores them.',
  'tools-page.group-tools': '{{tools, list}}',
  'tools-page.no-tools': 'No tools',
  'tools-page.add': 'Add group',
  'tools-page.edit': 'Edit {{name}}',
  'tools-page.remove': 'Remove {{name}}',

  'tools-page.new-group': 'New group',
  'tools-page.group': 'Group {{name}}',
  'tools-page.name': 'Name',
  'tools-page.name-hint': 'Letters, digits, _ and -. Mention the group as @{name}.',
  'tools-page.name-missing': 'Enter a valid name.',
  'tools-page.name-taken': 'A group with this name already exists.',
  'tools-page.description': 'Description',
  'tools-page.tools': 'Tools',
  'tools-page.prompt': 'Lines for the system prompt',
  'tools-page.prompt-hint': 'The model gets them only while the group is on.',
  'tools-page.replace': 'Replace Pilotfish’s general instructions',
  'tools-page.replace-hint': 'The system prompt then omits the rules for work and replies.',
  'tools-page.collapse': 'Display as one chip',
  'tools-page.collapse-hint': 'If off, each tool has its own chip.',
  'tools-page.only': 'Only these tools',
  'tools-page.only-hint': 'Turning on the group turns off all other tools.',
  'tools-page.save': 'Save',
  'tools-page.cancel': 'Cancel',

  'tools-page.refused': 'Rejected tools',
  'tools-page.refused-lead':
    'Pilotfish does not offer these tools to the models whose provider rejected them. To offer them again, forget the learned changes on the Models page.',
  'tools-page.refused-by': 'The provider of {{model}} rejected this tool.',
  'tools-page.commands': 'Tools from a command',
  'tools-page.commands-lead':
    'The discovery command prints function declarations as JSON. The call command runs such a tool: it receives the tool’s name as its argument and the input as JSON. Both run only in trusted folders. Every call asks, unless Auto runs it in the sandbox.',
  'tools-page.discovery': 'Discovery command',
  'tools-page.discovery-hint':
    'One executable, without a shell: a path in the project, an absolute path, or a program name.',
  'tools-page.call': 'Call command',
} as const;
