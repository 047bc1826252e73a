import type { branching as english } from '../../english/chat/branching';
import type { Chinese } from '../../translation/translation';

// What can be done with a message: said again, changed, gone on from in a chat of its own, copied.

export const branching = {
  'message.actions': '操作',
  'message.retry': '重新提问',
  'message.edit': '编辑并重新发送',
  'message.continue': '从此处创建分支',
  'message.copy': '复制为 Markdown',
  'message.copied': '已复制',
  'message.edit-field': '要在新聊天中发送的消息',
  'message.edit-hint': '将在新聊天中发送，新聊天以截至此处的副本开头。此聊天保持不变。',
  'message.edit-send': '在副本中发送',
  'message.edit-cancel': '取消',

  'chat-begun.from': '从“{{title}}”的此处继续',
  'chat-begun.from-untitled': '从先前聊天的此处继续',
  'chat-begun.gone': '先前的聊天已被删除。',
  'chat-begun.open': '打开先前的聊天并转到此消息',
} as const satisfies Chinese<typeof english>;
