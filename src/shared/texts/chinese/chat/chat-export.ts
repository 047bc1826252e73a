import type { chatExport as english } from '../../english/chat/chat-export';
import type { Chinese } from '../../translation/translation';

// What an exported chat says besides what was said in it.

export const chatExport = {
  'chat-export.begun': '开始于 {{at}}',
  'chat-export.person': '你',
  'chat-export.file': '{{name}}（{{bytes, size}}）',
  'chat-export.summary': '先前内容的摘要',
  'chat-export.queued': '未开始',
  'chat-export.waiting': '等待回答',
  'chat-export.running': '正在运行',
  'chat-export.done': '已完成',
  'chat-export.failed': '失败',
  'chat-export.rejected': '已拒绝',
  'chat-export.cancelled': '已取消',
} as const satisfies Chinese<typeof english>;
