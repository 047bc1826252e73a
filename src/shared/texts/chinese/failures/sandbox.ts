import type { sandbox as english } from '../../english/failures/sandbox';
import type { Chinese } from '../../translation/translation';

// Why commands cannot run in the system's sandbox here, and what would help.

export const sandbox = {
  'sandbox.not-installed': '未安装 {{programs}}（{{command}}）',
  'sandbox.not-found': '未安装 {{programs}}。请使用系统的软件包管理器安装。',
  'sandbox.no-namespaces': '此系统不向程序提供用户命名空间（{{command}}）',
  'sandbox.not-permitted': '此系统或运行 Pilotfish 的容器不允许创建命名空间：{{why}}',
  'sandbox.does-not-start': '沙盒无法启动：{{why}}',
  'sandbox.unsupported': 'Pilotfish 尚未为 {{system}} 提供沙盒。',
  'sandbox.not-stopped': '沙盒没有阻止此调用。',
  'sandbox.run-without': '请在沙盒外再次运行：`{{command}}`',
  'sandbox.run-allowing': '现在可以访问 {{hosts, list}}，请再次运行：`{{command}}`',
  'sandbox.run-allowing-places': '请再次运行，这一次可以写入 {{places, list}}：`{{command}}`',
  'sandbox.run-allowing-both':
    '请再次运行，现在可以访问 {{hosts, list}}，这一次可以写入 {{places, list}}：`{{command}}`',
  'sandbox.place-stays-closed': '{{place}} 对沙盒中的命令始终关闭。可以在沙盒外运行该命令。',
  'sandbox.not-run': '未运行：设置要求使用沙盒，而此处没有沙盒。{{why, sentence}}',
  'sandbox.off': '已在设置中关闭。',
  'sandbox.bash-only': '它只能约束 bash 命令。',
  'sandbox.port-taken': '此计算机上已有其他程序在监听端口 {{port}}：沙盒中监听该端口的程序无法从外部访问。',
  'sandbox.port-not-open': '沙盒中监听端口 {{port}} 的程序无法从外部访问：{{why}}',
  'sandbox.needs-outside': '它要做的事在沙盒之外。',
  'sandbox.sees-only-inside': '在沙盒中只能看到沙盒内运行的内容。',
  'sandbox.not-there-any-more': '该命令应在沙盒中运行，但沙盒已不可用。',
  'sandbox.not-held': '命令未运行，因为沙盒无法约束它：{{why}}',
  'sandbox.required': '设置要求使用沙盒，但此处没有：{{why}}',
  'sandbox.by-own-settings': '你的设置对此服务器如此规定。',
  'sandbox.folder-not-allowed':
    '不能向它开放 {{folder}}：该文件夹受保护、属于机密或 Pilotfish，或包含你的主文件夹。',
} as const satisfies Chinese<typeof english>;
