import type { webResult as english } from '../../english/chat/web-result';
import type { Chinese } from '../../translation/translation';

// What came of the web, on the card of its call.

export const webResult = {
  'web-result.asked': '对其提出的问题：{{prompt}}',
  'web-result.unanswered': '在聊天之外没有得到回答，因此将内容本身交给了模型。',
  'web-result.fetched-text': '获取的文本',
  'web-result.loading': '正在加载…',
  'web-result.sources': '来源',
  'web-result.nothing': '未找到任何内容。',
} as const satisfies Chinese<typeof english>;
