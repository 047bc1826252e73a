import type { statusBar as english } from '../../english/shell/status-bar';
import type { Chinese } from '../../translation/translation';

// Status bar: the strip at the foot of the window. Each sign is a number or a word to see, and a sentence to hear.

export const statusBar = {
  'status-bar.name': '状态',
  'status-bar.branch': '分支：{{branch}}',
  'status-bar.connected': '已连接到 Pilotfish',
  'status-bar.disconnected': '未连接',

  'status-bar.trusted': '受信任',
  'status-bar.trusted-hint': '此文件夹受信任：其自带文件提供的内容可以使用',
  'status-bar.not-trusted': '不受信任',
  'status-bar.not-trusted-hint': '此文件夹不受信任：其自带文件提供的内容不起作用',

  'status-bar.commands_other': '{{count, number}} 个命令在后台运行',
  'status-bar.sandbox': '沙盒',
  'status-bar.in-sandbox': '命令在沙盒中运行',
  'status-bar.no-sandbox': '无沙盒',
  'status-bar.sandbox-missing': '命令不在沙盒中运行：{{why}}',
  'status-bar.sandbox-off': '命令不在沙盒中运行：沙盒已关闭',
  'status-bar.sandbox-required': '无沙盒，因此拒绝运行命令：{{why}}',
  'status-bar.working_other': '另有 {{count, number}} 个聊天正在运行',
  'status-bar.questions_other': '等待回答：{{count, number}} 个问题',
  'status-bar.notices_other': '转到 {{count, number}} 条通知',
  'status-bar.unsaved': '{{count, number}} 个未保存',
  'status-bar.save-all': '{{count, number}} 个未保存：保存所有文件',

  'status-bar.place': '行 {{line}}，列 {{column}}',
  'status-bar.selected': '已选择 {{count, number}} 个字符',
  'status-bar.place-selected': '{{facts, list}}',
  'status-bar.encoding': '编码：{{encoding}}',
  'status-bar.line-ends': '行尾：{{lineEnds}}',
  'status-bar.mixed': '混合',
  'status-bar.language': '语言：{{language}}',
} as const satisfies Chinese<typeof english>;
