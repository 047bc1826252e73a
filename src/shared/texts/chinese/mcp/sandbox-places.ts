import type { sandboxPlaces as english } from '../../english/mcp/sandbox-places';
import type { Chinese } from '../../translation/translation';

// Programs from elsewhere in the sandbox: what each may reach and write.

export const sandboxPlaces = {
  'sandbox-places.in': '在沙盒中：只能写入项目和缓存，且只能访问已允许的主机',
  'sandbox-places.in_hosts': '在沙盒中：可以访问 {{hosts, list}}，只能写入项目和缓存',
  'sandbox-places.in_folders': '在沙盒中：除项目和缓存外还可写入 {{folders, list}}，且只能访问已允许的主机',
  'sandbox-places.in_hosts_folders':
    '在沙盒中：可以访问 {{hosts, list}}，除项目和缓存外还可写入 {{folders, list}}',
} as const satisfies Chinese<typeof english>;
