import type { review as english } from '../../english/editor/review';
import type { Chinese } from '../../translation/translation';

// Review of a proposed change: both sides of its diff, what there is to know about it, and how to answer it.

export const review = {
  'review.name': '审阅：{{path}}',
  'review.failed': '无法显示此更改',
  'review.batch': '此批次的编辑',
  'review.ahead-note': '此编辑排在后面，此处显示的是前面的编辑完成后的文件。',
  'review.ahead-back': '返回 {{file}}',
  'review.ahead-is-none': '就目前而言，此编辑没有可显示的更改。',
  'review.waits-now': '正在等待',
  'review.ahead-before': '此编辑之前：{{path}}',
  'review.ahead-after': '此编辑之后：{{path}}',
  'review.before-it': '之前',
  'review.after-it': '之后',
  'review.is-loading': '提议已发生变化，正在加载。',
  'review.edits-first': '请先保留或丢弃你对较早提议的编辑。',

  'review.edits-older': '该文件在你编辑之后已在磁盘上更改。提议内容仍是你的文本：请重新查看后再保留。',
  'review.keep-text': '保留我的文本',
  'review.drop-edits': '丢弃我的编辑',
  'review.afresh': '该文件已在磁盘上更改；这是重新计算的提议。',
  'review.unsaved': '有一个选项卡中含有此文件尚未保存的文本。它不参与此处的比较，并且在你接受时保持原样。',
  'review.show-unsaved': '显示',
  'review.save-unsaved': '先保存',
  'review.approximate': '未找到与要替换的文本完全一致的内容；已通过{{how}}进行匹配。请检查该位置。',

  'review.asks-because': '询问原因：{{why}}',
  'review.too-large': '内容太大，无法逐行比较：更改以较大的块显示，其中可能包含未更改的行。',
  'review.edited': '你编辑了提议内容。“{{accept}}”会采用模型原本写的内容。',

  'review.as-it-is': '当前内容',
  'review.moved': '已重命名：{{from}} → {{to}}',
  'review.proposed-file': '新文件，提议内容（可编辑）',
  'review.proposed-text': '提议内容（可编辑）',
  'review.proposed-nothing': '提议：无文件',
  'review.side-by-side': '并排',
  'review.side-by-side-later': '并排：当前空间不足以显示两侧',
  'review.inline-too-long': '并排：删除的行太多，无法单列显示',
  'review.file-place': '{{place, number}} / {{all, number}}',
  'review.whitespace': '显示空白字符的更改',
  'review.whitespace-hidden': '不比较空白字符',
  'review.wrap': '自动换行',

  'review.original-side': '{{path}} 的当前内容，只读',
  'review.proposed-side': '{{path}} 的提议内容，可编辑',
  'review.deleted-side': '{{path}} 将被删除',
  'review.only-shown': '此处仅显示两侧内容。要编辑，请打开该文件。',
  'review.read-only': '只能编辑提议的一侧。',
} as const satisfies Chinese<typeof english>;
