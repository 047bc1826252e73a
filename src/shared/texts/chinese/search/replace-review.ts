import type { replaceReview as english } from '../../english/search/replace-review';
import type { Chinese } from '../../translation/translation';

// Review of a replacement in many files: what it would do to each, and what became of it.

export const replaceReview = {
  'replace-review.name': '在文件中替换',
  'replace-review.what': '将 `{{pattern}}` 替换为 `{{replacement}}`',
  'replace-review.by-nothing': '移除 `{{pattern}}`',
  'replace-review.reading': '正在读取 {{done, number}} / {{all, number}} 个文件…',
  'replace-review.apply_other': '在 {{count, number}} 个文件中替换',
  'replace-review.nothing-accepted': '所有文件均已排除。',
  'replace-review.still-reading': '尚未读取完所有文件。',
  'replace-review.files': '文件及其匹配项',
  'replace-review.cut': '搜索已截断：仅替换已找到的内容。',
  'replace-review.accept-file': '在 {{path}} 中替换',
  'replace-review.accept-match': '第 {{line}} 行：{{text}}',
  'replace-review.some': '{{accepted, number}} / {{all, number}}',
  'replace-review.unusable': '已排除',
  'replace-review.unusable-title': '此文件已排除',
  'replace-review.unsaved': '已排除：有未保存的更改',
  'replace-review.unsaved-title': '已排除：它有未保存的更改',
  'replace-review.unsaved-hint': '不会在你正在编写的文本中进行替换。若也要在其中替换，请先保存它。',
  'replace-review.save': '保存文件',
  'replace-review.open': '打开文件',
  'replace-review.as-it-would-be': '替换后的内容',
  'replace-review.original-side': '{{path}} 的当前内容，只读',
  'replace-review.proposed-side': '{{path}} 替换后的内容，只读',
  'replace-review.read-again': '重新读取文件',
  'replace-review.failed': '无法显示替换内容',

  'replace-review.written_other': '已在 {{count, number}} 个文件中替换。',
  'replace-review.not-written_other': '{{count, number}} 个文件保持原样：',
  'replace-review.undo': '撤销',
  'replace-review.undone_other': '已在 {{count, number}} 个文件中撤销。',
  'replace-review.failed-file': '{{path}}：{{why}}',
} as const satisfies Chinese<typeof english>;
