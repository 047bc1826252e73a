// Agents: the sub-agents there are, where each comes from, and the text of the person's own.

export const agentsPage = {
  'agents-page.lead':
    'A sub-agent works on a part of a task with a context of its own; its calls are judged and asked about like all others. Yours are Markdown files in `agents` of the data folder, a project’s are in `.pilotfish/agents` and hold once you trust them.',
  'agents-page.list': 'Sub-agents',
  'agents-page.add': 'New sub-agent',
  'agents-page.edit': ({ name }: { name: string }) => `Edit ${name}`,
  'agents-page.open': ({ name }: { name: string }) => `Open ${name}`,
  'agents-page.remove': ({ name }: { name: string }) => `Delete ${name}`,
  'agents-page.remove-title': ({ file }: { file: string }) => `Delete ${file}?`,
  'agents-page.remove-confirm': 'Delete',
  'agents-page.cancel': 'Cancel',
  'agents-page.save': 'Save',
  'agents-page.file': 'File',
  'agents-page.text': 'Definition',
  'agents-page.new-title': 'New sub-agent',
  'agents-page.from-built-in': 'built in',
  'agents-page.from-person': 'yours',
  'agents-page.from-project': 'project',
  'agents-page.state-hidden': 'not used',
  'agents-page.state-untrusted': 'not trusted',
  'agents-page.state-faulty': 'faulty',
  'agents-page.all-tools': 'All tools but todos and plans',
  'agents-page.no-tools': 'No tools',
  'agents-page.tools': ({ tools }: { tools: readonly string[] }) => `Tools: ${tools.join(', ')}`,
  'agents-page.model': ({ model }: { model: string }) => `Model: ${model}`,
} as const;
