// MCP servers: why one is unusable or unavailable.

export const servers = {
  'servers.bad-alias': '“{{alias}}” cannot be a server’s name: letters, digits, single _ and -, at most 30.',
  'servers.bad-config': 'Its configuration cannot be used: {{problem}}',
  'servers.of-alias': '{{alias}}: {{fault}}',
  'servers.same-alias':
    'The server “{{alias}}” of .mcp.json is left out: your own settings have one of that name.',
  'servers.no-address': 'With its variables the address is not one of http or https.',
  'servers.no-variable': 'The environment variable {{name}} is not set.',
  'servers.file-not-read': '.mcp.json cannot be used: {{why}}',
  'servers.file-without-servers': '.mcp.json has no object “mcpServers”.',
  'servers.without': 'The server “{{server}}” brings no tools. {{why}}',
  /** `names`: the first five. */
  'servers.tools-left-out_one': 'The tool {{names, list}} of the server “{{server}}” cannot be used. {{why}}',
  'servers.tools-left-out_other':
    '{{count, number}} tools of the server “{{server}}” cannot be used, among them {{names, list}}. {{why}}',
  'servers.still-starting':
    'The server “{{server}}” is still starting: its tools are there as soon as it is ready.',
  'servers.ended': 'The server ended.',
  'servers.ends-over-and-over': 'It was started again five times in ten minutes. {{why}}',
  'servers.needs-sign-in': 'The server asks for signing in.',
  'servers.no-answer': 'The server did not answer in time.',
  'servers.no-such-command': 'There is no such command.',
  'servers.no-such-server': 'There is no server “{{alias}}”.',
  'servers.same-call-name': 'Another tool is called {{name}} as well: both are off.',
  'servers.bad-schema': 'What it takes cannot be read: {{why}}',
  'servers.sandbox-not-of-project':
    '“sandbox: false” counts in your own settings alone: a project cannot take a server out of the sandbox.',
  'servers.not-held': 'It was not started, as the sandbox could not hold it: {{why}}',
  'asks.remote-changed': '{{tool}} is not what it was when it was allowed',
} as const;
