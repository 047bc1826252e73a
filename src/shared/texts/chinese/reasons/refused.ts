import type { refused as english } from '../../english/reasons/refused';
import type { Chinese } from '../../translation/translation';

// Refused: what a person is told who made of a call one that may not run. The model's words for it are its own.

export const refused = {
  'refused.by-rule': '未执行：被规则“{{rule}}”（{{scope, scope}}）阻止。这不是用户此刻作出的决定。',
  'refused.by-plan': '未执行：聊天处于“规划”模式，不会更改任何内容。请改为在计划中描述该更改。',
  'refused.command-by-plan': '未执行：聊天处于“规划”模式，只运行读取内容的命令。请改为在计划中描述该命令。',
} as const satisfies Chinese<typeof english>;
