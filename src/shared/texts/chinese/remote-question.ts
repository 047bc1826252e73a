import type { remoteQuestion as english } from '../english/remote-question';
import type { Chinese } from '../translation/translation';

// A question about a call of a server's tool.

export const remoteQuestion = {
  'remote-question.about': '调用服务器 {{server}} 上的 {{tool}}。',
  'remote-question.goes-to': '这些参数将发送到',
  'remote-question.says': '声明：{{hint}}',
  'remote-question.read-only': '只读取内容',
  'remote-question.destructive': '可能具有破坏性',
  'remote-question.idempotent': '重复调用效果相同',
  'remote-question.open-world': '会访问外部',
  'remote-question.changed': '你允许的是此工具的另一个版本。变化如下：',
  'remote-question.changed-unknown': '你允许的是此工具的另一个版本。其原来的内容已无从得知。',
} as const satisfies Chinese<typeof english>;
