import type { callResult as english } from '../../english/tools/call-result';
import type { Chinese } from '../../translation/translation';

// What came of a call, where that is told in words.

export const callResult = {
  'call-result.entries_other': '{{count, number}} 个条目',
  'call-result.file_other': '{{file}}：{{count, number}} 行',
  'call-result.file-part': '{{file}}：第 {{first}}-{{last}} 行，共 {{total}} 行',
  /** `kind`: PNG, PDF. */
  'call-result.media': '{{file}}：{{kind}}',
  'call-result.image': '图像 {{file}}：{{kind}}，{{bytes}} 字节。正在使用的模型不接受图像。',
  'call-result.image-of-size':
    '图像 {{file}}：{{kind}}，{{width}} × {{height}} 像素，{{bytes}} 字节。正在使用的模型不接受图像。',
  'call-result.question-answered': '已回答有关 {{file}} 的问题',
  'call-result.files-read_other': '已读取 {{count, number}} 个文件',
  'call-result.files-read_skipped_other': '已读取 {{count, number}} 个文件，跳过 {{skipped, number}} 个',
  'call-result.files-found': '{{count}} 个文件匹配“{{pattern}}”',
  'call-result.nothing-written': '未写入任何内容：接受的内容与 {{file}} 现有内容相同。',
  'call-result.note-and-diff': '{{note}}\n\n{{patch}}',
  'call-result.tools-found_other': '已引入 {{count, number}} 个工具',
  'call-result.in-background': '在后台运行（PID {{pid}}）。',
} as const satisfies Chinese<typeof english>;
