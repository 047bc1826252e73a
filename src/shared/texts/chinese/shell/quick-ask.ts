import type { quickAsk as english } from '../../english/shell/quick-ask';
import type { Chinese } from '../../translation/translation';

// Quick question: the small window that asks about a project and only reads it.

export const quickAsk = {
  'quick-ask.name': '快速提问',
  'quick-ask.title': '快速提问 – {{project}}',
  'quick-ask.field': '问题',
  'quick-ask.ask-about': '询问有关 {{project}} 的问题…',
  'quick-ask.ask-more': '继续提问…',
  'quick-ask.ask': '提问',
  'quick-ask.stop': '停止',
  'quick-ask.new': '新问题',
  'quick-ask.copy': '复制回答',
  'quick-ask.continue': '在主窗口中继续',
  'quick-ask.open-main': '打开主窗口',
  'quick-ask.reads-only': '仅读取',
  'quick-ask.reads-only-hint': '它只读取项目，不更改任何内容，因此从不询问你。',
  'quick-ask.copied': '已复制。',
  'quick-ask.no-project': '没有打开的文件夹。你的问题是关于哪个文件夹的？',
  'quick-ask.no-recent': '没有打开的文件夹。请先在主窗口中打开一个。',
  'quick-ask.no-model': '尚未选择模型。请在主窗口中选择一个。',
  'quick-ask.folder-gone': '该文件夹已不存在。',
  'quick-ask.nothing-to-hide': '此页面是浏览器中的标签页：关闭该标签页即可离开。',
} as const satisfies Chinese<typeof english>;
