import type { chatListActions as english } from '../../english/chat/chat-list-actions';
import type { Chinese } from '../../translation/translation';

// The opened list of chats: its groups and views, what is found in messages, what is deleted.

export const chatListActions = {
  'chat-list.find': '搜索聊天',
  'chat-list.views': '显示哪些聊天',
  'chat-list.view-current': '聊天',
  'chat-list.view-archived': '已存档',
  'chat-list.view-deleted': '已删除',
  'chat-list.no-archived': '没有已存档的聊天。',
  'chat-list.no-deleted': '没有已删除的聊天。删除的聊天会在此保留 30 天。',

  'chat-list.pinned': '已固定',
  'chat-list.waits': '正在等待你',
  'chat-list.runs': '正在工作',
  'chat-list.today': '今天',
  'chat-list.yesterday': '昨天',
  'chat-list.this-week': '最近 7 天',
  'chat-list.this-month': '最近 30 天',
  'chat-list.older': '更早',

  'chat-list.in-messages': '在消息中',
  'chat-list.searching': '正在搜索消息…',
  'chat-list.more-found': '仅显示最新的结果。再加一个词可找到其他结果。',
  'chat-list.found_zero': '未找到任何内容',
  'chat-list.found_other': '找到 {{count, number}} 个',
  'chat-list.nothing-found': '没有名为“{{query}}”的聊天，也没有消息包含此内容。',
  'chat-list.said-by-person': '你：',
  'chat-list.said-by-model': '模型：',
  'chat-list.said-in-summary': '摘要：',
  'chat-list.said-in-call': '工具：',
  'chat-list.times-more': '+{{count, number}}',
  'chat-list.times-more-said_other': '以及其他 {{count, number}} 条消息',

  'chat-list.actions': '{{title}} 的操作',
  'chat-list.new-title': '新标题',
  'chat-list.delete-at-work': '停止并删除此聊天？',
  'chat-list.delete-at-work-means': '“{{title}}”正在工作或等待你的回答。它将停止，并在“已删除”下保留 30 天。',
  'chat-list.stop-and-delete': '停止并删除',
  'chat-list.deleted': '已删除“{{title}}”',
  'chat-list.undo': '撤销',
  'chat-list.restore': '还原 {{title}}',
  'chat-list.restore-now': '还原',
  'chat-list.deleted-on': '删除于 {{date}}',
  'chat-list.deleted-now': '刚刚删除',
} as const satisfies Chinese<typeof english>;
