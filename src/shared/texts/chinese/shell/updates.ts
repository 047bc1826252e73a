import type { updates as english } from '../../english/shell/updates';
import type { Chinese } from '../../translation/translation';

// Update check: what is said of a newer version.

export const updates = {
  'updates.available': 'Pilotfish {{version}} 已发布；当前版本为 {{current}}。',
  'updates.available-at': 'Pilotfish {{version}} 已发布；当前版本为 {{current}}。下载地址：{{url}}',
  'updates.failed': '无法从 {{address}} 得知是否有新版本：{{why}}',
} as const satisfies Chinese<typeof english>;
