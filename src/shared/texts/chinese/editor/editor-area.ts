import type { editorArea as english } from '../../english/editor/editor-area';
import type { Chinese } from '../../translation/translation';

// Editor area: its tabs, and files to read.

export const editorArea = {
  'editor-area.name': '编辑器',
  'editor-area.empty': '在此处审阅更改',
  'editor-area.empty-hint': '模型提议的每项编辑都会以并排差异的形式打开。你可以在接受之前对其进行更改。',
  'editor-area.hint-next-change': '下一个等待中的更改',
  'editor-area.hint-open-file': '打开树中所选的文件',
  'editor-area.hint-terminal': '转到终端或返回',
  'editor-area.hint-close-tab': '关闭选项卡',

  'editor-area.tabs': '打开的文件',
  'editor-area.open-tabs': '所有打开的选项卡',
  'editor-area.not-saved': '未保存',
  'editor-area.preview-tab': '{{path}}（预览：双击可保持打开）',
  /** These two follow a file's name. */
  'editor-area.preview': '，预览',
  'editor-area.proposal': '（提议）',
  'editor-area.unpin': '取消固定 {{name}}',
  'editor-area.breadcrumbs': '文件所在位置',
  'editor-area.show-in-tree': '在树中显示 {{path}}',
  'editor-area.close-file': '关闭 {{name}}',
  'editor-area.close-proposal': '关闭 {{name}}（提议）',

  'editor-area.file-failed': '无法显示此文件',
  'editor-area.file-unshowable': '此处没有可显示的内容',
  'editor-area.file-deleted': '此文件已不在磁盘上。显示的是上次读取时的内容。',
  'editor-area.large': '此文件很大或含有很长的行：显示时不着色、不折叠。',
  'editor-area.colours-on': '启用着色',
  'editor-area.beginning':
    '显示的是 {{size, tenths}} MB 中的前 {{shown, tenths}} MB：文件太大，无法在此处编辑。',
  'editor-area.beginning-read-only': '这只是文件的开头，因此无法在此处编辑。',
  'editor-area.image': '图像 {{path}}',

  'editor-area.text-read-only': '{{path}}，只读',
  'editor-area.text-marked': '{{text}}，你接受的更改标记在{{places, list}}',
  'editor-area.text-marked_rest': '{{text}}，你接受的更改标记在{{places, list}}以及其他位置',
  'editor-area.marked-lines': '第 {{from}} 至 {{to}} 行',
  'editor-area.marked-lines_same': '第 {{from}} 行',
  'editor-area.read-only': '此文件的行尾类型会被此编辑器改写。请在聊天中要求更改。',
  'editor-area.mark-added': '由你接受的更改添加',
  'editor-area.mark-changed': '由你接受的更改修改',
  'editor-area.mark-removed': '你接受的更改在此处删除了若干行',
} as const satisfies Chinese<typeof english>;
