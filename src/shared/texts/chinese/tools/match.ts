import type { match as english } from '../../english/tools/match';
import type { Chinese } from '../../translation/translation';

// Approximate match: by what a proposal was made where the call was not exact.

export const match = {
  'match.typographic': '印刷体引号、破折号和空格',
  'match.trailing-blanks': '行尾空格',
  'match.indentation': '缩进',
  'match.over-escaped': '过度转义的文本',
  'match.segment-of-model': '模型指明的片段',
  'match.content-of-model': '模型更正的内容',
} as const satisfies Chinese<typeof english>;
