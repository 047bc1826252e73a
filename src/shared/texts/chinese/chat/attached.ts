import type { attached as english } from '../../english/chat/attached';
import type { Chinese } from '../../translation/translation';

// Files that go with a message: their chips, and where they are dropped.

export const attached = {
  'attached.list': '附加的文件',
  'attached.sent-list': '此消息的文件',
  'attached.count_other': '已附加 {{count, number}} 个文件',
  'attached.file': '{{name}}，{{weight}}，{{bytes, size}}',
  'attached.folder_other': '{{name}}，{{weight}}，{{count, number}} 个文件',
  'attached.weight': '{{bytes, size}} · 约 {{weight}}',
  'attached.folder-weight_other': '{{count, number}} 个文件 · {{bytes, size}} · 约 {{weight}}',
  'attached.tokens_other': '{{count, compact}} 个 token',
  'attached.tokens-exactly_other': '{{count, number}} 个 token',
  'attached.cut': '仅将其开头部分发送给模型',
  'attached.remove': '移除 {{name}}',
  'attached.cancel': '取消上传 {{name}}',
  'attached.uploading': '{{name}}：{{percent}}%',
  'attached.retry': '重试',
  'attached.retry-label': '重试附加 {{name}}',
  'attached.gone': '它已不再保留。',
  'attached.no-images':
    '此模型不接受图像：只会将图像名称告知它。请选择接受图像的模型，或在设置中为此提供商启用图像。',
  'attached.too-much': '此消息总共约占 {{weight}}；上下文还可容纳 {{room, number}} 个。',
  'attached.left-out_other':
    '已忽略 {{count, number}} 个文件：一个文件夹最多接受 {{files}} 个文件和 {{megabytes}} MB，且仅限可以读取的文件。',
  'attached.dismiss': '关闭',
  'attached.too-large': '{{name}} 太大：单个文件最大为 {{megabytes}} MB。',
  'attached.drop': '拖放以附加',
  'attached.drop-hint': '文件和文件夹将随下一条消息发送',
} as const satisfies Chinese<typeof english>;
