import type { terminalState as english } from '../english/terminal-state';
import type { Chinese } from '../translation/translation';

// State of a terminal: how what runs in it is going, or how it ended.

export const terminalState = {
  'terminal-state.running': '正在运行',
  'terminal-state.awaits-input': '等待输入',
  'terminal-state.held-back': '已暂缓：其日志无法容纳更多内容（每个 {{mebibytes}} MiB，每个项目 1 GiB）',
  'terminal-state.lingers': '{{ended}}；它启动的内容仍在继续',
  'terminal-state.ended-by-signal': '被 {{signal}} 终止',
  'terminal-state.stopped': '已被你停止',
  'terminal-state.ended': '已结束',
  'terminal-state.ended-with-code': '已结束，退出代码为 {{exitCode}}',

  'terminal-state.day-and-clock': '{{day}} {{clock}}',

  'terminal-state.one-awaits-input': '有一个等待输入',
  'terminal-state.last-failed': '最后一个失败',
} as const satisfies Chinese<typeof english>;
