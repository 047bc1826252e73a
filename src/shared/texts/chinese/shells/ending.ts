import type { ending as english } from '../../english/shells/ending';
import type { Chinese } from '../../translation/translation';

// Desktop shell: what is asked before the application ends, and what then happens to what runs and waits.

export const ending = {
  'desktop.quit-question': '是否退出 Pilotfish？',
  'desktop.turns-stop_other':
    '{{count, number}} 个轮次正在运行。它们将停止；到目前为止的内容和操作都会保留。',
  'desktop.questions-wait_other': '{{count, number}} 个问题等待你回答。它们会保留，并在下次启动时再次询问。',
  /** Of a turn that stops. */
  'desktop.questions-end_other': '{{count, number}} 个问题属于将停止的轮次。它们将被撤回。',
  /** The commands follow, one a line. */
  'desktop.commands-end_other': '{{count, number}} 个命令正在运行。它们将被结束：',
} as const satisfies Chinese<typeof english>;
