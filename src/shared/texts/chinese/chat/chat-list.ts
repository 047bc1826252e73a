import type { chatList as english } from '../../english/chat/chat-list';
import type { Chinese } from '../../translation/translation';

// The list of chats: what each is doing, and what can be done with it.

export const chatList = {
  'chat-list.name': '聊天',
  'chat-list.name-with-waiting': '聊天，其他聊天中有 {{waiting}} 个问题等待回答',
  'chat-list.none': '尚无聊天。',
  'chat-list.none-found': '没有名为“{{query}}”的聊天。',

  /** In place of the title of a chat whose file is still to be read. */
  'chat-list.reading': '正在读取…',
  'chat-list.unreadable': '{{id}}（无法读取）',
  'chat-list.held': '被另一个 Pilotfish 占用',
  'chat-list.why-held': '另一个 Pilotfish 正在占用此聊天',
  'chat-list.waiting': '{{count, number}} 个等待中',
  'chat-list.working': '正在工作',
  'chat-list.paused': '已暂停',
  'chat-list.failed': '失败',
  'chat-list.interrupted': '已中断',

  'chat-list.cancel': '取消',
} as const satisfies Chinese<typeof english>;
