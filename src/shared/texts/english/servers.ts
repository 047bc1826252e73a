// MCP servers: why one cannot be used or is not to be had.

export const servers = {
  'servers.bad-alias': ({ alias }: { alias: string }) =>
    `“${alias}” cannot be a server's name: letters, digits, single _ and -, at most 30.`,
  'servers.bad-config': ({ problem }: { problem: string }) => `Its configuration cannot be used: ${problem}`,
  'servers.of-alias': ({ alias, fault }: { alias: string; fault: string }) => `${alias}: ${fault}`,
  'servers.same-alias': ({ alias }: { alias: string }) =>
    `The server “${alias}” of .mcp.json is left out: your own settings have one of that name.`,
  'servers.no-variable': ({ name }: { name: string }) => `The environment variable ${name} is not set.`,
  'servers.file-not-read': ({ why }: { why: string }) => `.mcp.json cannot be used: ${why}`,
  'servers.file-without-servers': '.mcp.json has no object “mcpServers”.',
  'servers.without': ({ server, why }: { server: string; why: string }) =>
    `The server “${server}” brings no tools. ${why}`,
  'servers.still-starting': ({ server }: { server: string }) =>
    `The server “${server}” is still starting: its tools are there as soon as it is ready.`,
  'servers.ended': 'The server ended.',
  'servers.ends-over-and-over': ({ why }: { why: string }) =>
    `It was started again five times in ten minutes. ${why}`,
  'servers.needs-sign-in': 'The server asks for signing in.',
  'servers.no-answer': 'The server did not answer in time.',
  'servers.no-such-command': 'There is no such command.',
  'servers.no-such-server': ({ alias }: { alias: string }) => `There is no server “${alias}”.`,
  'servers.same-call-name': ({ name }: { name: string }) =>
    `Another tool is called ${name} as well: both are off.`,
  'servers.bad-schema': ({ why }: { why: string }) => `What it takes cannot be read: ${why}`,
  'asks.remote-changed': ({ tool }: { tool: string }) => `${tool} is not what it was when it was allowed`,
} as const;
