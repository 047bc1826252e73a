// The active tools of a chat: messages of the composer and of the settings of groups.

export const toolsOn = {
  'tools-on.unknown': 'Unknown tool or group “{{name}}”.',
  'tools-on.absent_one':
    'The group “{{group}}” contains an unavailable tool: {{tools, list}}. The chat continues.',
  'tools-on.absent_other':
    'The group “{{group}}” contains unavailable tools: {{tools, list}}. The chat continues.',
  'tools-on.label': 'Active tools',
  'tools-on.menu': 'Mention suggestions',
  'tools-on.choose': 'Choose tools',
  'tools-on.page': 'Tools and groups…',
  'tools-on.none': 'No active tools',
  'tools-on.turn-off': 'Turn off {{name}}',
  'tools-on.turn-on': 'Turn on {{name}}',
  'tools-on.group-of_one': 'Group of 1 tool',
  'tools-on.group-of_other': 'Group of {{count, number}} tools',
} as const;
