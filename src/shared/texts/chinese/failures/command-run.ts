import type { commandRun as english } from '../../english/failures/command-run';
import type { Chinese } from '../../translation/translation';

// Command runs: why a command never ran, how its end was missed, and why it cannot outlive the application. The model
// is told the same words of its own commands.

export const commandRun = {
  'command-run.nul-character': '命令未运行：它包含 NUL 字符。',
  'command-run.no-directory': '命令未运行：目录 {{directory}} 已不存在。',
  'command-run.no-shell': '命令未运行：没有 Shell {{shell}}。',
  'command-run.repository-changed': '命令未运行：它要查看的存储库在此期间已更改。请重新提议。',
  'command-run.no-data-folder': '命令未运行：Pilotfish 无法写入其数据文件夹。{{why}}',
  'command-run.no-terminal': '无法打开终端，可能是因为正在运行的内容过多：{{why}}',
  'command-run.shell-ended': '该命令的 Shell 被外部结束；该命令所做的操作可能不完整。',
  'command-run.host-ended': '运行命令的进程意外结束；该命令所做的操作可能不完整。',
  'command-run.goes-on-without-host': '承载此终端的进程意外结束。命令仍在继续；以下是其日志的末尾部分。',

  /** Each continues "This command cannot be kept running: …". */
  'command-run.not-kept-ended': '它已结束',
  'command-run.not-kept-pipes': '它没有终端',
  'command-run.not-kept-let-go': '它已被放弃',
} as const satisfies Chinese<typeof english>;
