import type { agentCard as english } from '../../english/chat/agent-card';
import type { German } from '../../translation/translation';

// The call of a sub-agent on its card: what it does now, what it said, what that took.

export const agentCard = {
  'agent-card.stop': 'Stoppen',
  'agent-card.stop-label': 'Stoppen: {{title}}',
  'agent-card.begins': 'Beginnt',
  'agent-card.conversation': 'Unterhaltung',
  'agent-card.no-conversation': 'Er hat nichts gesagt und nichts aufgerufen.',
  'agent-card.summary': 'Zusammenfassung des Vorherigen',
  'agent-card.took_one': '1 Aufruf, {{tokens, compact}} Token',
  'agent-card.took_other': '{{count, number}} Aufrufe, {{tokens, compact}} Token',
  'agent-card.asked-by': 'Subagent {{agent}}',
} as const satisfies German<typeof english>;
