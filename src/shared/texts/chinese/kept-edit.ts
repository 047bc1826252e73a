import type { keptEdit as english } from '../english/kept-edit';
import type { Chinese } from '../translation/translation';

// What the person wrote for a call that came to nothing, or was decided without it.

export const keptEdit = {
  'kept-edit.kept': '已保留你的编辑。',
  'kept-edit.rejected-elsewhere': '已在其他窗口中拒绝。已保留你的编辑。',
  'kept-edit.accepted-elsewhere': '已在其他窗口中接受。已保留你的编辑。',
  'kept-edit.not-asked': '它未经询问即已运行。已保留你的编辑。',
  'kept-edit.copy': '复制',
  'kept-edit.copied': '已复制',
  'kept-edit.open': '打开',
  'kept-edit.heading': '你的编辑',
  'kept-edit.not-written': '你离开时的内容：{{title}}。它未被写入。',
  'kept-edit.text': '你的文本',
  'kept-edit.let-go': '放弃',
  'kept-edit.answer-lost': '你的回答来得太晚。{{told}}',
} as const satisfies Chinese<typeof english>;
