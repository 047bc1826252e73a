// Workspace trust: project-provided things, and the user's answer.

export const trust = {
  'trust.sign-restricted': 'Review trust…',
  'trust.sign-restricted-hint':
    'This folder is not trusted: what its own files bring is left out. Look at it.',
  'trust.sign-changed': 'Changed: review',
  'trust.sign-changed-hint': 'What this folder brings has changed since you accepted it. Look at it.',
  'trust.nothing':
    'There is nothing now that its files would run or have a model told. What comes to that later is used if the folder is trusted; what runs programs asks first.',

  'trust.kind-mcp-server': 'MCP server',
  'trust.kind-discovery-command': 'discovery command',
  'trust.kind-command-file': 'command',
  'trust.kind-agent': 'agent',
  'trust.kind-slash-command': 'slash command',
  'trust.kind-memory-file': 'memory file',
  'trust.changed': 'Changed',
} as const;
