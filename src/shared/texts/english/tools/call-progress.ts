// Progress of a running call.

export const callProgress = {
  'call-progress.agent_one': '{{doing}} · {{tokens, compact}} token',
  'call-progress.agent_other': '{{doing}} · {{tokens, compact}} tokens',
  'call-progress.agent-thinks': 'Thinking',
  'call-progress.agent-waits': 'The provider is reading {{tokens, number}} tokens',
  'call-progress.agent-writes': 'Writing',
  'call-progress.agent-compacts': 'Summarising the conversation',
  'call-progress.agent-calls': '{{titles, list}}',
  'call-progress.files-read_one': '{{read, number}} of {{total, number}} file',
  'call-progress.files-read_other': '{{read, number}} of {{total, number}} files',
  'call-progress.asks-about-content': 'Asking about the content',
  'call-progress.asks-about-page': 'Asking about the page',
  'call-progress.asks-for-text': 'Asking the model for the intended text',
  'call-progress.summarises-output': 'Summarising the output',
  'call-progress.elsewhere': '{{done, number}}',
  'call-progress.elsewhere_message': '{{message}}',
  'call-progress.elsewhere_total': '{{done, number}} of {{total, number}}',
  'call-progress.elsewhere_message_total': '{{message}} · {{done, number}} of {{total, number}}',
  'call-progress.awaits-input':
    '{{output}}\nThe command is waiting for input. Type it in its terminal, wait, or stop it.',
} as const;
