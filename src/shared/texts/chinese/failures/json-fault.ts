import type { jsonFaults as english } from '../../english/failures/json-fault';
import type { Chinese } from '../../translation/translation';

// Why a text is no JSON: the parser's words for it.

export const jsonFaults = {
  'json-fault.invalid-symbol': '无效的符号',
  'json-fault.invalid-number-format': '无效的数字',
  'json-fault.property-name-expected': '应为属性名',
  'json-fault.value-expected': '此处需要一个值',
  'json-fault.colon-expected': '应为冒号',
  'json-fault.comma-expected': '应为逗号',
  'json-fault.close-brace-expected': '应为右花括号',
  'json-fault.close-bracket-expected': '应为右方括号',
  'json-fault.end-of-file-expected': '应为文件结尾',
  'json-fault.invalid-comment-token': '无效的注释',
  'json-fault.unexpected-end-of-comment': '注释意外结束',
  'json-fault.unexpected-end-of-string': '字符串意外结束',
  'json-fault.unexpected-end-of-number': '数字意外结束',
  'json-fault.invalid-unicode': '无效的 Unicode',
  'json-fault.invalid-escape-character': '无效的转义字符',
  'json-fault.invalid-character': '无效的字符',
} as const satisfies Chinese<typeof english>;
