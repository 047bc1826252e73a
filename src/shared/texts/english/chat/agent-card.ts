// The call of a sub-agent on its card: its current work, its answer, its usage.

export const agentCard = {
  'agent-card.stop': 'Stop',
  'agent-card.stop-label': 'Stop {{title}}',
  'agent-card.begins': 'Starting',
  'agent-card.conversation': 'Conversation',
  'agent-card.no-conversation': 'The conversation is empty.',
  'agent-card.summary': 'Summary of earlier messages',
  'agent-card.took_one': '1 call, {{tokens, compact}} tokens',
  'agent-card.took_other': '{{count, number}} calls, {{tokens, compact}} tokens',
  'agent-card.asked-by': 'Sub-agent {{agent}}',
} as const;
