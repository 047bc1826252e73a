import type { callRun as english } from '../../english/chat/call-run';
import type { Chinese } from '../../translation/translation';

// Calls that only read, told in one line: `Read 5 files, searched twice`.

export const callRun = {
  'call-run.deeds': '{{deeds, list, capitalised}}',
  'call-run.read-file_other': '读取了 {{count, number}} 个文件',
  'call-run.read-files_2': '批量读取了 2 次文件',
  'call-run.read-files_other': '批量读取了 {{count, number}} 次文件',
  'call-run.listed-folder_other': '列出了 {{count, number}} 个文件夹',
  'call-run.searched_2': '搜索了 2 次',
  'call-run.searched_other': '搜索了 {{count, number}} 次',
  'call-run.ran-command_other': '运行了 {{count, number}} 个只读取内容的命令',
  'call-run.reading': '正在读取 {{path}}…',
  'call-run.reading-files': '正在读取…',
  'call-run.listing': '正在列出 {{path}}…',
  'call-run.searching': '正在搜索…',
} as const satisfies Chinese<typeof english>;
