import type { memory as english } from '../english/memory';
import type { Chinese } from '../translation/translation';

// Memory: what is remembered for every chat, where, and what hinders it.

export const memory = {
  'memory.saved-for-all': '已为所有项目记住，位于 {{path}}',
  'memory.choose-place': '请先选择要记在何处。',
  'memory.ask-place': '未指明要记在何处',
  'memory.no-fact': '没有剩余可记住的内容。请写下要记住的内容，或拒绝。',
  'memory.not-read_other': '此文件夹不受信任：未读取 {{files, list}}，模型对其一无所知。',
  'memory.unreadable': '有一个记忆文件无法读取，模型对其一无所知。{{problem}}',
  'memory.changed': '{{file}} 在此期间已更改。现重新显示：请查看后再次操作。',
  'memory.nothing-to-tidy': '尚无可整理的内容。',
  'memory.not-tidied': '模型的回答不是事实列表。未更改任何内容；请重试，或改用其他模型。',
  'memory.not-taken-over': '无法导入。未更改任何内容。',
} as const satisfies Chinese<typeof english>;
