import type { shell as english } from '../../english/shell/shell';
import type { Chinese } from '../../translation/translation';

// Shell: the title bar, the notices under it, the columns, and what stands there while main cannot be reached.

export const shell = {
  'shell.product': 'Pilotfish',
  'shell.title': '{{project}} – Pilotfish',
  'shell.title-with-waiting': '({{waiting}}) {{title}}',

  'shell.connecting': '正在连接到 Pilotfish…',
  'shell.connecting-late': '尚无响应。如果一直如此，请查看启动 Pilotfish 的终端，并重新打开其中显示的地址。',
  'shell.connection-lost':
    '与 Pilotfish 的连接已断开。正在重新连接；你写下的内容会保留在这里。如果 Pilotfish 已重新启动，请打开它显示的地址。',
  'shell.page-unknown':
    'Pilotfish 已重新启动，不再认识此页面。请打开它显示的地址；你在这里写下的内容会一并带过去。',

  'shell.notices': '通知',
  'shell.dismiss-notice': '关闭',
  'shell.open-data-file': '打开 {{name}}',

  'shell.tree-width': '项目树的宽度',
  'shell.chat-width': '聊天的宽度',
  'shell.chats-width': '聊天列表的宽度',
  'shell.close-drawer': '关闭',
  'shell.terminal-height': '终端的高度',

  /** Stands before the name of the project, for a screen reader. */
  'shell.project-lead': '项目：',
  'shell.no-project': '无文件夹',
  'shell.no-folder-open': '没有打开的文件夹',
  'shell.open-projects': '打开的项目',
  'shell.recent-projects': '最近的项目',
  'shell.project-missing': '缺失：{{root}}',
  'shell.project-waits_other': '{{count, number}} 个问题等待回答：{{root}}',
  'shell.others-wait_other': '（其他项目中有 {{count, number}} 个问题等待回答）',
  'shell.folder-title': '打开文件夹',
  'shell.folder-place': '该文件夹位于运行 Pilotfish 的计算机上。',
  'shell.folder-path': '路径',
  'shell.folder-open': '打开',

  'shell.waiting': '{{count, number}} 个等待中',
  'shell.waiting-elsewhere_other': '其他聊天：{{count, number}} 个待答',
  'shell.waiting-in-projects_other': '其他项目：{{count, number}} 个待答',
  'shell.questions-wait_other': '{{count, number}} 个问题等待回答',
  'shell.questions-wait-elsewhere_other': '此聊天之外有 {{count, number}} 个问题等待回答',
  /** In the place of a command's keys, once the person has taken them from it. */
  'shell.no-key': '无快捷键',
  'shell.go-to-waiting': '{{where}}。按 {{keys}} 转到该处。',

  'shell.context': '已使用的上下文',
  'shell.context-percent': '{{percent}}%',
  'shell.context-said': '{{percent}}%。{{details}}',
  'shell.context-details':
    '已使用 {{used, compact}} / {{window, compact}} 个 token 的上下文 · 此聊天中已发送 {{sent, compact}} 个，已接收 {{received, compact}} 个',
  'shell.context-details-memory':
    '已使用 {{used, compact}} / {{window, compact}} 个 token 的上下文，其中记忆文件约占 {{memory, compact}} 个 · 此聊天中已发送 {{sent, compact}} 个，已接收 {{received, compact}} 个',
  'shell.context-cost': '{{details}} · 目前花费 {{amounts, and}}',
  'shell.context-cost-partly': '{{details}} · 目前花费 {{amounts, and}}，不含价格未知的部分',
} as const satisfies Chinese<typeof english>;
