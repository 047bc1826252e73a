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
  'servers-page.edit-title': 'Edit {{alias}}',
  'servers-page.form-means':
    'What it runs or reaches is yours to judge: outside the sandbox it works with your rights. Values of variables and headers are kept on this machine and not shown again.',
  'servers-page.snippet': 'Configuration',
  'servers-page.snippet-hint':
    'JSON, as servers’ pages give it: a command with its arguments, or a url with its headers. “allowedHosts” and “allowedFolders” open more to a command in the sandbox.',
  'servers-page.snippet-empty': 'Paste a configuration first.',
  'servers-page.snippet-no-json':
    'This is not JSON such as { "mcpServers": { … } }. Look for a missing comma, quotation mark or brace.',
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
  'servers-page.tool-count': '{{on, number}} of {{all, number}} tools',
  'servers-page.tool-count_same_one': '1 tool',
  'servers-page.tool-count_same_other': '{{all, number}} tools',
  'servers-page.on': 'Use {{alias}}',
  'servers-page.details': 'Tools and log of {{alias}}',
  'servers-page.restart': 'Restart {{alias}}',
  'servers-page.edit': 'Edit {{alias}}',
  'servers-page.remove': 'Remove {{alias}}',
  'servers-page.remove-title': 'Remove {{alias}}?',
  'servers-page.remove-means':
    'It ends in every project. Its configuration goes from your settings, and you are signed out of it.',
  'servers-page.remove-do': 'Remove',
  'servers-page.tools': 'Tools of {{alias}}',
  'servers-page.tools-title': 'Tools',
  'servers-page.no-tools': 'It has named no tools.',
  'servers-page.called': 'called {{name}}',
  'servers-page.left-out': 'Left out by its configuration.',
  'servers-page.log': 'Log of {{alias}}',
  'servers-page.log-title': 'Log',
  'servers-page.log-refresh': 'Read again',
  'servers-page.log-empty': 'Nothing yet.',
  'servers-page.stopped': 'Stopped by the sandbox: it tried to reach {{host}}.',
  'servers-page.stopped-by-rule':
    'Stopped by the sandbox: it tried to reach {{host}}, and a rule is against that.',
  'servers-page.allow-host': 'Allow {{host}} and start again',
} as const;
