import type { agentCard as english } from '../../english/chat/agent-card';
import type { Chinese } from '../../translation/translation';

// The call of a sub-agent on its card: what it does now, what it said, what that took.

export const agentCard = {
  'agent-card.stop': '停止',
  'agent-card.stop-label': '停止 {{title}}',
  'agent-card.begins': '正在开始',
  'agent-card.conversation': '对话',
  'agent-card.no-conversation': '它没有输出任何内容，也没有进行任何调用。',
  'agent-card.summary': '先前内容的摘要',
  'agent-card.took_other': '{{count, number}} 次调用，{{tokens, compact}} 个 token',
  'agent-card.asked-by': '子智能体 {{agent}}',
} as const satisfies Chinese<typeof english>;
