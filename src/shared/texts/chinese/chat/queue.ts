import type { queue as english } from '../../english/chat/queue';
import type { Chinese } from '../../translation/translation';

// The messages that wait in line over the composer, and what Enter does while the model works.

export const queue = {
  'queue.names': '{{names, list}}',
  'queue.edit': '编辑排队的消息：{{start}}',
  'queue.edit-field': '排队的消息',
  'queue.edit-hint': '按 Enter 保存，按 Esc 放弃',
  'queue.send-now': '中断并立即发送：{{start}}',
  'queue.moved': '现在是第 {{place, number}} 条，共 {{total, number}} 条',
  'queue.hint-queue': '按 Enter 排队，按 {{keys}} 中断',
  'queue.hint-steer': '按 Enter 中断，按 {{keys}} 排队',
} as const satisfies Chinese<typeof english>;
