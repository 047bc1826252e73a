// Which tools are on in a chat: said where it is written, and where groups of them are set.

export const toolsOn = {
  'tools-on.unknown': ({ name }: { name: string }) => `There is no tool or group “${name}”.`,
  'tools-on.absent': ({ group, tools }: { group: string; tools: readonly string[] }) =>
    `The group “${group}” names ${tools.length === 1 ? 'a tool that is' : 'tools that are'} not there: ${tools.join(', ')}. The chat works without.`,
  'tools-on.label': 'Tools that are on',
  'tools-on.menu': 'Things to mention',
  'tools-on.add': 'Turn on tools',
  'tools-on.page': 'Tools and groups…',
  'tools-on.none': 'No tools are on',
  'tools-on.turn-off': ({ name }: { name: string }) => `Turn off ${name}`,
  'tools-on.group-of': ({ count }: { count: number }) =>
    count === 1 ? 'Group of 1 tool' : `Group of ${count} tools`,
} as const;
