import type { approvalCard as english } from '../english/approval-card';
import type { Chinese } from '../translation/translation';

// A question on its card: what would happen, why it asks, and what to know before it is answered.

export const approvalCard = {
  'approval-card.name': '待批准：{{title}}',
  'approval-card.dangerous': '危险：',
  'approval-card.open-diff': '打开差异',
  'approval-card.scroll-up': '请先向上滚动到开头。',
  'approval-card.scroll-down': '请先滚动到末尾。',

  'approval-card.announced': '问题：{{title}}。{{subject, sentence}}按 {{keys}} 转到该问题。',
  'approval-card.announced-danger':
    '问题：{{title}}。危险：{{why}}。{{subject, sentence}}按 {{keys}} 转到该问题。',
  'approval-card.no-file-change': '没有可显示的文件更改。',
  'approval-card.command': '命令：{{command}}',
  'approval-card.file-change': '{{change}}：{{added}}，{{removed}}。',
  'approval-card.lines-added_other': '添加 {{count, number}} 行',
  'approval-card.lines-removed_other': '删除 {{count, number}} 行',

  'approval-card.new-file': '新文件',
  'approval-card.moved': '已重命名',
  'approval-card.moved-paths': '{{from}} → {{to}}',
  'approval-card.change': '更改',
  'approval-card.deletion': '删除',
  'approval-card.asks-because': '询问原因：{{why}}',
  /** After the kind of change and the path of the file. */
  'approval-card.file-asks-because': '询问原因：{{why}}',
  'approval-card.approximate': '未找到与要替换的文本完全一致的内容；已通过{{how}}进行匹配。请检查该位置。',
  'approval-card.with-edits': '显示的内容包含你的编辑。若按“{{accept}}”，采用的是模型原本的提议。',
  'approval-card.stale': '该提议不再适用。',
  'approval-card.conflict': '提议在你编辑之后已重新计算。你的文本已保留。',
  'approval-card.look-again': '重新查看',
  'approval-card.drop-edits': '丢弃我的编辑',

  'approval-card.loading-change': '正在加载更改…',
  'approval-card.too-large': '此更改太大，无法在此处显示。请打开差异。',

  'approval-card.edit-command': '编辑命令',
  'approval-card.edited-command': '命令，可编辑',
  'approval-card.command-parts': '命令的各个部分',
  'approval-card.program': '运行',
  /** Of one that reads what the program before it prints. */
  'approval-card.next-program': '然后对其输出运行',
  'approval-card.programs-in-project': '在项目的文件夹中运行，不使用 Shell。它读取：',
  'approval-card.needs-no-question': '无需询问',
  'approval-card.runs-in-project': '在项目的文件夹中',
  'approval-card.in-sandbox': '在沙盒中：只能写入此项目和缓存，且只能访问已允许的主机',
  'approval-card.in-sandbox-writing': '在沙盒中；除本项目和缓存外，这一次还可以写入 {{places, list}}',
  'approval-card.sandbox-lifted': '不在沙盒中',
  'approval-card.without-sandbox': '不在沙盒中。{{why, sentence}}',
  'approval-card.runs-in': '在 {{folder}} 中',
  'approval-card.deletes': '删除 {{files}}',
  'approval-card.writes': '写入 {{files}}',
  'approval-card.files': '{{files, list}}',
  'approval-card.files-and-more': '{{files, list}} 及其他 {{more, number}} 个',
  'approval-card.would-be-lost': '以下内容将会丢失：',
} as const satisfies Chinese<typeof english>;
