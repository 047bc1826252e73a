import type { attachments as english } from '../../english/failures/attachments';
import type { Chinese } from '../../translation/translation';

// Why a file could not be attached, and what is at the composer before a file is.

export const attachments = {
  'attachment.add': '附加文件',
  'attachment.gone': '要随消息发送的一个文件已不再附加。请重新附加。',
  'attachment.out-of-order': '{{name}} 的上传顺序有误。请重新附加该文件。',
  'attachment.too-many': '一条消息最多接受 {{most, number}} 个文件。请先发送这些文件，或移除一部分。',
  'attachment.binary': '{{name}} 既不是文本，也不是图像或 PDF：模型无法读取。',
  'attachment.image-kind': '{{name}} 是 {{kind}} 图像，模型不接受。请以 PNG 或 JPEG 格式附加。',
  'attachment.image-size': '{{name}} 作为图像太大：模型最大接受 {{megabytes}} MB。请附加较小的图像。',
  'attachment.no-text': '{{name}} 不含文本，只有页面的图像。请附加重要页面的图像。',
  'attachment.not-kept': '无法保存 {{name}}：{{reason}}。',
} as const satisfies Chinese<typeof english>;
