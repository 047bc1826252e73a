import type { callProgress as english } from '../../english/tools/call-progress';
import type { Chinese } from '../../translation/translation';

// What a running call says of how far it is.

export const callProgress = {
  'call-progress.agent_other': '{{doing}} · {{tokens, compact}} 个 token',
  'call-progress.agent-thinks': '正在思考',
  'call-progress.agent-writes': '正在编写',
  'call-progress.agent-compacts': '正在汇总已知内容',
  'call-progress.agent-calls': '{{titles, list}}',
  'call-progress.files-read_other': '{{read, number}} / {{total, number}} 个文件',
  'call-progress.asks-about-content': '正在询问有关内容的问题',
  'call-progress.asks-about-page': '正在询问有关页面的问题',
  'call-progress.asks-for-text': '正在询问模型所指的文本',
  'call-progress.summarises-output': '正在汇总输出',
  'call-progress.elsewhere': '{{done, number}}',
  'call-progress.elsewhere_message': '{{message}}',
  'call-progress.elsewhere_total': '{{done, number}} / {{total, number}}',
  'call-progress.elsewhere_message_total': '{{message}} · {{done, number}} / {{total, number}}',
  'call-progress.awaits-input': '{{output}}\n该命令正在等待输入。请在其终端中键入内容、继续等待或将其停止。',
} as const satisfies Chinese<typeof english>;
