// Workspace trust: project-provided things, and the user's answer.

export const trust = {
  'trust.sign-restricted': 'Restricted: review',
  'trust.sign-restricted-hint':
    'Pilotfish ignores the configuration in this folder until you trust it. Review it.',
  'trust.sign-changed': 'Changed: review',
  'trust.sign-changed-hint': 'The configuration in this folder has changed since you trusted it. Review it.',
  'trust.nothing':
    'This folder has no configuration for Pilotfish yet. If you trust the folder, Pilotfish also uses configuration that is added later. Sub-agents, skills and configuration that runs programs or sends data ask first.',

  'trust.kind-mcp-server': 'MCP server',
  'trust.kind-language-server': 'language server',
  'trust.kind-hook': 'hook',
  'trust.kind-discovery-command': 'discovery command',
  'trust.kind-command-file': 'command',
  'trust.kind-agent': 'sub-agent',
  'trust.kind-skill': 'skill',
  'trust.kind-slash-command': 'slash command',
  'trust.kind-memory-file': 'memory file',
  'trust.changed': 'Changed',
} as const;
