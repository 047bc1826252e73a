// Page of the servers in the settings.

export const serversPage = {
  'servers-page.lead':
    'MCP servers bring tools from elsewhere. Every call is a question until you answer it with “Always…”. They start with the first message of a chat, when you look here, or when you type / or @, and end with the project.',
  'servers-page.list': 'Servers',
  'servers-page.none': 'No servers yet',
  'servers-page.none-hint':
    'Add one by pasting the configuration from its page. A project brings its own in .mcp.json, once you trust its folder.',
  'servers-page.no-project': 'Open a project to see its servers and to start them.',
  'servers-page.add': 'Add servers…',
  'servers-page.add-title': 'Add servers',
  'servers-page.edit-title': ({ alias }: { alias: string }) => `Edit ${alias}`,
  'servers-page.form-means':
    'What it runs or reaches is yours to judge: it works with your rights. Values of variables and headers are kept on this machine and not shown again.',
  'servers-page.snippet': 'Configuration',
  'servers-page.snippet-hint':
    'JSON, as servers’ pages give it: a command with its arguments, or a url with its headers.',
  'servers-page.snippet-empty': 'Paste a configuration first.',
  'servers-page.snippet-no-json': 'This is no JSON object.',
  'servers-page.snippet-no-name': 'A server needs a name: { "name": { "command": … } }.',
  'servers-page.save': 'Save',
  'servers-page.from-project': 'From .mcp.json',
  'servers-page.believed': 'Trusted',
  'servers-page.unusable': 'Cannot be used',
  'servers-page.off': 'Off',
  'servers-page.not-trusted': 'Not trusted',
  'servers-page.not-trusted-hint':
    'The project brings it. It does nothing until you have trusted the folder with it as it is now.',
  'servers-page.idle': 'Not started',
  'servers-page.starting': 'Starting…',
  'servers-page.needs-sign-in': 'Needs signing in',
  'servers-page.ready': 'Ready',
  'servers-page.restarting': 'Restarting…',
  'servers-page.failed': 'Failed',
  'servers-page.tool-count': ({ on, all }: { on: number; all: number }) =>
    all === on ? (all === 1 ? '1 tool' : `${all} tools`) : `${on} of ${all} tools`,
  'servers-page.on': ({ alias }: { alias: string }) => `Use ${alias}`,
  'servers-page.details': ({ alias }: { alias: string }) => `Tools and log of ${alias}`,
  'servers-page.restart': ({ alias }: { alias: string }) => `Restart ${alias}`,
  'servers-page.edit': ({ alias }: { alias: string }) => `Edit ${alias}`,
  'servers-page.remove': ({ alias }: { alias: string }) => `Remove ${alias}`,
  'servers-page.remove-title': ({ alias }: { alias: string }) => `Remove ${alias}?`,
  'servers-page.remove-means':
    'It ends in every project. Its configuration goes from your settings, and you are signed out of it.',
  'servers-page.remove-do': 'Remove',
  'servers-page.tools': ({ alias }: { alias: string }) => `Tools of ${alias}`,
  'servers-page.tools-title': 'Tools',
  'servers-page.no-tools': 'It has named no tools.',
  'servers-page.called': ({ name }: { name: string }) => `called ${name}`,
  'servers-page.left-out': 'Left out by its configuration.',
  'servers-page.log': ({ alias }: { alias: string }) => `Log of ${alias}`,
  'servers-page.log-title': 'Log',
  'servers-page.log-refresh': 'Read again',
  'servers-page.log-empty': 'Nothing yet.',
} as const;
