import type { projectEntries as english } from '../../english/failures/project-entries';
import type { Chinese } from '../../translation/translation';

// What is done to files and folders in the tree, and why it cannot be done.

export const projectEntries = {
  'entries.name-empty': '请键入名称。',
  'entries.name-dots': '“{{name}}”代表文件夹，不能用作名称。',
  'entries.name-nul': '名称不能包含 NUL 字符。',
  'entries.name-character': '名称不能包含“{{character}}”。',
  'entries.name-control': '名称不能包含控制字符。',
  'entries.name-end': '在 Windows 上，名称不能以点或空格结尾。',
  'entries.name-reserved': '名称“{{name}}”由 Windows 保留。',
  'entries.name-long': '名称太长。',
  'entries.taken': '已存在名为“{{name}}”的文件或文件夹。',
  'entries.root': '不能从项目内部更改项目自己的文件夹。',
  'entries.no-copy': '用于还原 {{path}} 的副本已不存在。',
  'entries.not-trashed': '无法将 {{path}} 移动到回收站：{{why}}',
  'entries.not-saved': '无法写入 {{path}}：{{why}}',
  'entries.too-long-to-save': '内容太长，无法一次性导出。',
  'entries.desktop-only': '只有桌面应用程序才能执行此操作。',
  'entries.no-editor': '未设置编辑器：请在设置文件中将其命令写为 editor.command。',
  'entries.editor-failed':
    '无法启动“{{program}}”：{{why}}。要打开的编辑器由设置文件中的 editor.command 指定。',
  'entries.editor-characters':
    '“{{program}}”是批处理文件，Windows 会将“{{word}}”中的“{{character}}”当作特殊字符处理。请在设置文件的 editor.command 中填写编辑器的 .exe。',
} as const satisfies Chinese<typeof english>;
