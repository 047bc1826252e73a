// Which tools are on in a chat: said where it is written, and where groups of them are set.

export const toolsOn = {
  'tools-on.unknown': ({ name }: { name: string }) => `There is no tool or group “${name}”.`,
} as const;
