import type { target as english } from '../../english/reasons/target';
import type { Chinese } from '../../translation/translation';

// Target paths of a command: why one is not known to be in the project.

export const target = {
  'target.through-link': '{{path}} 经过链接',
  'target.too-long': '路径长度超出检查范围',
  'target.outside': '{{path}} 位于项目之外',
  'target.goes-back': '{{path}} 使用“..”返回上级，可能是从链接之后返回',
  'target.that-outside': '位于项目之外',
  'target.that-goes-back': '使用“..”返回上级，可能是从链接之后返回',
} as const satisfies Chinese<typeof english>;
