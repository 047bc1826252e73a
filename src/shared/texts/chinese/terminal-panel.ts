import type { terminalPanel as english } from '../english/terminal-panel';
import type { Chinese } from '../translation/translation';

// Terminal panel: the person's shells and the agent's commands, their tabs, and what can be done with them.

export const terminalPanel = {
  'terminal-panel.name': '终端',
  'terminal-panel.none-open': '没有打开的终端',
  'terminal-panel.new': '新建终端',
  'terminal-panel.separator': '并排终端的宽度',
  'terminal-panel.rang': '发出了响铃',

  'terminal-panel.tabs': '终端',
  'terminal-panel.close-tab': '关闭 {{title}}',
  'terminal-panel.more': '终端的更多操作',
  'terminal-panel.screen-reader-hint': '会朗读输出，可用方向键在各行之间移动。',

  'terminal-panel.agent-tab': '智能体',
  'terminal-panel.agent-tab-title': '智能体的命令',
  'terminal-panel.running_zero': '没有正在运行的命令',
  'terminal-panel.running_other': '{{count, number}} 个正在运行',
  /** What a screen reader is told of several things at once. */
  'terminal-panel.said': '{{all, list}}',

  'terminal-panel.commands': '智能体的命令',
  'terminal-panel.kept-running': '保持运行',

  'terminal-panel.background': '后台',
  'terminal-panel.of-project': '项目 {{name}}',
  'terminal-panel.running-from-before': '从之前起一直在运行。这是它的日志。',
  'terminal-panel.taken-over': '你键入的内容会发送到该命令。',
  'terminal-panel.to-read': '智能体的命令，只读。',
  'terminal-panel.take-over': '接管',
  'terminal-panel.stop': '停止',
  'terminal-panel.remove': '移除',

  'terminal-panel.restart-shell': '重启',
  'terminal-panel.close-shell': '关闭',

  'terminal-panel.shell-input': '终端输入',
  'terminal-panel.command-output': '命令的输出',
  'terminal-panel.add-to-chat': '添加到聊天',

  'terminal-panel.rename-title': '重命名终端',
  'terminal-panel.name-field': '名称',
  'terminal-panel.rename': '重命名',

  'terminal-panel.paste-title_other': '是否粘贴 {{count, number}} 行（含换行符）？',
  'terminal-panel.paste-warning': '终端可能会在收到每一行后立即运行它。',
  'terminal-panel.paste-more-lines': '… 以及其他 {{count, number}} 行',
  'terminal-panel.paste-as-one-line': '粘贴为一行',
  'terminal-panel.paste': '粘贴',

  'terminal-panel.search': '在终端中查找',
  'terminal-panel.find': '查找',
  'terminal-panel.not-found': '未找到',
  'terminal-panel.previous-match': '上一个匹配项',
  'terminal-panel.next-match': '下一个匹配项',
  'terminal-panel.close-search': '关闭查找',
} as const satisfies Chinese<typeof english>;
