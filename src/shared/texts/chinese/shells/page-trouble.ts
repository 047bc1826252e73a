import type { pageTrouble as english } from '../../english/shells/page-trouble';
import type { Chinese } from '../../translation/translation';

// Desktop shell: what is asked about a page that crashed again or does not answer, and the log that helps to find out why.

export const pageTrouble = {
  'desktop.keep-waiting': '继续等待',
  'desktop.page-hangs': '窗口没有响应。',
  'desktop.page-hangs-detail':
    '它可能只是忙碌。重新加载后，会恢复已保留的内容：聊天和正在运行的内容不在窗口中。',
  'desktop.export-logs': '导出日志…',
  'desktop.export-logs-title': '导出日志',
  'desktop.logs-not-exported': '未能导出日志',
} as const satisfies Chinese<typeof english>;
