// The active tools of a chat: messages of the composer and of the settings of groups.

export const toolsOn = {
  'tools-on.unknown': 'There is no tool or group “{{name}}”.',
  'tools-on.absent_one':
    'The group “{{group}}” names a tool that is not there: {{tools, list}}. The chat works without.',
  'tools-on.absent_other':
    'The group “{{group}}” names tools that are not there: {{tools, list}}. The chat works without.',
  'tools-on.label': 'Tools that are on',
  'tools-on.menu': 'Things to mention',
  'tools-on.add': 'Turn on tools',
  'tools-on.page': 'Tools and groups…',
  'tools-on.none': 'No tools are on',
  'tools-on.turn-off': 'Turn off {{name}}',
  'tools-on.group-of_one': 'Group of 1 tool',
  'tools-on.group-of_other': 'Group of {{count, number}} tools',
} as const;
