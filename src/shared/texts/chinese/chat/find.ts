import type { find as english } from '../../english/chat/find';
import type { Chinese } from '../../translation/translation';

// Finding words in one chat.

export const find = {
  'find.label': '在此聊天中查找',
  'find.count': '第 {{at, number}} 项，共 {{total, number}} 项',
  'find.count-more': '第 {{at, number}} 项，共超过 {{total, number}} 项',
  'find.none': '未找到任何内容',
  'find.next': '下一处',
  'find.previous': '上一处',
  'find.close': '关闭',
} as const satisfies Chinese<typeof english>;
