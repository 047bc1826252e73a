// The call of a sub-agent on its card: what it does now, what it said, what that took.

export const agentCard = {
  'agent-card.stop': 'Stop',
  'agent-card.stop-label': ({ title }: { title: string }) => `Stop ${title}`,
  'agent-card.begins': 'Beginning',
  'agent-card.conversation': 'Conversation',
  'agent-card.no-conversation': 'It said nothing and called nothing.',
  'agent-card.summary': 'Summary of what was before',
  'agent-card.took': ({ tokens, calls }: { tokens: number; calls: number }) =>
    `${calls === 1 ? '1 call' : `${calls} calls`}, ${tokens.toLocaleString('en')} tokens`,
  'agent-card.asked-by': ({ agent }: { agent: string }) => `Sub-agent ${agent}`,
} as const;
