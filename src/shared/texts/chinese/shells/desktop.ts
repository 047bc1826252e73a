import type { desktop as english } from '../../english/shells/desktop';
import type { Chinese } from '../../translation/translation';

// Desktop shell: the system's menus, dialogs and notifications.

export const desktop = {
  'desktop.menu-file': '文件',
  'desktop.menu-view': '查看',

  'desktop.quick-question': '快速提问',
  'desktop.open-window': '打开 Pilotfish',
  'desktop.waiting_other': '{{count, number}} 个问题等待回答',
  'desktop.tray-waiting_other': 'Pilotfish – {{count, number}} 个问题等待回答',

  'desktop.choose-folder': '打开项目文件夹',
  'desktop.save-file': '导出到文件',
  'desktop.recent-folders': '最近的文件夹',
  'desktop.open-from-link': '有链接想要打开此文件夹。是否打开？',
  'desktop.open-link': '是否在浏览器中打开此地址？',
  'desktop.open-link-now': '打开',
  'desktop.copy-address': '复制地址',

  'desktop.not-started': 'Pilotfish 无法启动',
  'desktop.no-window': 'Pilotfish 无法打开其窗口',
  'desktop.ends': 'Pilotfish 即将结束',

  /** Last of a list of commands. */
  'desktop.more-commands': '以及其他 {{count, number}} 个',

  'desktop.page-crashed-again': '窗口再次崩溃。',
  /** Under why its process ended. */
  'desktop.nothing-lost': '{{why}}\n\n没有任何丢失：聊天和正在运行的内容不在窗口中。',
  'desktop.reload-page': '重新加载窗口',
  'desktop.quit': '退出',
  'desktop.page-ended': '{{how}}（{{reason}}，退出代码为 {{exitCode}}）。',
  'desktop.page-clean-exit': '其进程已结束',
  'desktop.page-abnormal-exit': '其进程因错误而结束',
  'desktop.page-killed': '其进程被外部终止',
  'desktop.page-crashed': '其进程已崩溃',
  'desktop.page-out-of-memory': '其进程内存不足',
  'desktop.page-not-started': '无法启动其进程',
  'desktop.page-not-genuine': '其代码未通过系统检查',
  'desktop.page-evicted': '由于内存不足，其进程已被结束',
} as const satisfies Chinese<typeof english>;
