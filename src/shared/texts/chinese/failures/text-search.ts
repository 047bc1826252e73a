import type { textSearch as english } from '../../english/failures/text-search';
import type { Chinese } from '../../translation/translation';

// Why something was not searched, or not replaced.

export const textSearch = {
  'search.bad-expression': '这不是正则表达式：{{why}}',
  'search.no-ripgrep': '搜索需要 ripgrep，但它无法在此计算机上运行。',
  'search.ended': '此搜索已结束。',
  'search.no-match-now': '其中已没有任何匹配项。',
  'search.file-gone': '它已不存在。',
  'search.file-changed': '它在此之后已更改；未向其写入任何内容。',
  'search.line-too-long': '它有一行超过一百万个字符。',
  'search.character': '它采用 {{encoding}} 编码，其中没有“{{character}}”。',
  'search.not-kept': '它之前的内容已不再保留。',
} as const satisfies Chinese<typeof english>;
