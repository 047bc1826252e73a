import type { turnStatus as english } from '../../english/chat/turn-status';
import type { Chinese } from '../../translation/translation';

// The line over the composer: what the agent is doing right now.

export const turnStatus = {
  'turn-status.waiting_other': '{{count, number}} 个问题等待回答',
  'turn-status.go-to-question_other': '转到问题',
  'turn-status.working': '正在工作 · {{time}}',
  'turn-status.compacting': '正在汇总较早的轮次 · {{time}}',
  'turn-status.retrying': '{{reason, unended}} · {{time}}后进行第 {{attempt}} 次尝试',
  'turn-status.try-again': '重试',
  'turn-status.continue': '继续',
} as const satisfies Chinese<typeof english>;
