import type { sandbox as english } from '../../english/failures/sandbox';
import type { Chinese } from '../../translation/translation';

// Why commands cannot run in the system's sandbox here, and what would help.

export const sandbox = {
  'sandbox.not-installed': '未安装 {{programs}}：{{command}}',
  'sandbox.not-found': '未安装 {{programs}}。请使用系统的软件包管理器安装。',
  'sandbox.no-namespaces': '此系统不向程序提供用户命名空间：{{command}}',
  'sandbox.not-permitted': '此系统或运行 Pilotfish 的容器不允许创建命名空间：{{why}}',
  'sandbox.does-not-start': '沙盒无法启动：{{why}}',
  'sandbox.unsupported': 'Pilotfish 尚未为 {{system}} 提供沙盒。',
} as const satisfies Chinese<typeof english>;
