import type { textSearch as english } from '../../english/failures/text-search';
import type { Chinese } from '../../translation/translation';

// Why something was not searched, or not replaced.

export const textSearch = {
  'search.bad-expression': '正则表达式无效：{{why}}',
  'search.invalid-expression': '这不是有效的正则表达式。',
  /** Of an expression: each continues the sentence about it, and is without a full stop. */
  'search.group-not-closed': '有一个分组未闭合',
  'search.group-not-opened': '有一个右括号没有对应的左括号',
  'search.class-not-closed': '有一个字符类未闭合',
  'search.nothing-to-repeat': '前面没有可以重复的内容',
  'search.repetition-not-closed': '重复次数的花括号未闭合',
  'search.backslash-at-end': '末尾的反斜杠之后没有内容',
  'search.no-such-escape': '没有这样的转义序列',
  'search.range-backwards': '有一个范围的结束早于开始',
  'search.bad-group-name': '分组的名称无效',
  'search.no-such-group': '它引用的分组不存在',
  'search.look-behind-unlimited': '后行断言匹配的内容必须有最大长度',
  'search.no-such-property': '没有这样的 Unicode 属性',
  'search.expression-too-large': '它太大了',

  'search.no-ripgrep': '搜索需要 ripgrep，但它无法在此计算机上运行。',
  'search.ended': '此搜索已结束。',
  'search.no-match-now': '其中已没有任何匹配项。',
  'search.file-gone': '它已不存在。',
  'search.file-changed': '它在此之后已更改；未向其写入任何内容。',
  'search.line-too-long': '它有一行超过一百万个字符。',
  'search.character': '它采用 {{encoding}} 编码，其中没有“{{character}}”。',
  'search.not-kept': '它之前的内容已不再保留。',
} as const satisfies Chinese<typeof english>;
