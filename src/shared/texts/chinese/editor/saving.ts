import type { saving as english } from '../../english/editor/saving';
import type { Chinese } from '../../translation/translation';

// Saving: what becomes of a person's own text for a file of the project.

export const saving = {
  'saving.stale': '自你开始编辑以来，{{path}} 已在磁盘上更改。未写入任何内容。',
  'saving.character':
    '{{path}} 采用 {{encoding}} 编码，其中没有“{{character}}”（U+{{code}}）。未写入任何内容。',
  'saving.no-encoding': '没有名为 {{encoding}} 的编码。',
  'saving.unsaved': '，未保存',
  'saving.changed-on-disk': '在你编辑时，此文件已在磁盘上更改。请先作出选择，再进行保存。',
  'saving.compared': '磁盘上的当前内容标记为 −，你的文本标记为 +。你可以在此处继续编辑你的文本。',
  'saving.compare': '比较',
  'saving.end-comparing': '返回文本',
  'saving.take-disk': '采用磁盘上的内容',
  'saving.keep-mine': '保留我的内容',
  'saving.disk-side': '{{path}}，磁盘上的内容',
  'saving.my-side': '{{path}}，你的文本，可编辑',
  'saving.gone-unsaved': '此文件已不在磁盘上。你的文本仍在此处。',
  'saving.unread': '{{why, sentence}}你的文本仍在此处，尚未保存。',
  'saving.no-text-on-disk': '磁盘上的当前内容不是文本。',
  'saving.write-again': '重新写入',
  'saving.as-unicode': '另存为 UTF-8',

  'saving.close-title': '关闭前是否保存 {{name}}？',
  'saving.close-hint': '它有尚未写入磁盘的更改。',
  'saving.save': '保存',
  'saving.discard': '不保存',
} as const satisfies Chinese<typeof english>;
