// MCP servers: why one is unusable or unavailable.

export const servers = {
  'servers.bad-alias':
    'Invalid server name “{{alias}}”: use letters, digits, single _ and -, at most 30 characters.',
  'servers.bad-config': 'Invalid configuration: {{problem}}',
  'servers.of-alias': '{{alias}}: {{fault}}',
  'servers.no-address': 'After the variables are replaced, the address must begin with http or https.',
  'servers.no-variable': 'The environment variable {{name}} is not set.',
  'servers.without': 'The tools of the server “{{server}}” are unavailable. {{why}}',
  /** `names`: the first five. */
  'servers.tools-left-out_one':
    'Pilotfish cannot use the tool {{names, list}} of the server “{{server}}”. {{why}}',
  'servers.tools-left-out_other':
    'Pilotfish cannot use {{count, number}} tools of the server “{{server}}”, including {{names, list}}. {{why}}',
  'servers.still-starting':
    'The server “{{server}}” is still starting. Its tools become available when it is ready.',
  'servers.ended': 'The server ended.',
  'servers.ends-over-and-over': 'Pilotfish restarted it five times in ten minutes. {{why}}',
  'servers.needs-sign-in': 'The server requires you to sign in.',
  'servers.no-answer': 'The server took too long to respond.',
  'servers.no-such-command': 'Command not found.',
  'servers.no-such-server': 'Unknown server “{{alias}}”.',
  'servers.same-call-name': 'Another tool is also called {{name}}: both are off.',
  'servers.bad-schema': 'Its input schema cannot be used: {{why}}',
  'servers.sandbox-not-of-project':
    '“sandbox: false” works only in your own settings: a project cannot take a server out of the sandbox.',
  'servers.not-held': 'Pilotfish could not start it in the sandbox: {{why}}',
  'servers.same-name':
    'Pilotfish ignores the server “{{alias}}” of {{file}}: your own settings have a server with this name.',
  'servers.cannot-use-file': 'Cannot use {{file}}: {{why}}',
  'servers.file-requires': '{{file}} requires an object “{{key}}”.',
  'servers.not-supported': 'Pilotfish cannot use {{part}}. Use an environment variable instead.',
  'asks.remote-changed': '{{tool}} changed since it was allowed',
} as const;
