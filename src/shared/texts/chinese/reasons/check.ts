import type { check as english } from '../../english/reasons/check';
import type { Chinese } from '../../translation/translation';

// Check of a command: why it would run or be refused, without a full stop.

export const check = {
  'check.only-reads': '它只读取',
  'check.sandbox-required': '设置要求使用沙盒，而这里没有（{{why}}）',
  'check.allowed': '规则“{{rule}}”（{{scope, scope}}）允许它',
  'check.denied': '规则“{{rule}}”（{{scope, scope}}）禁止它',
} as const satisfies Chinese<typeof english>;
