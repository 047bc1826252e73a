import type { markdown as english } from '../../english/chat/markdown';
import type { Chinese } from '../../translation/translation';

// What a model wrote, drawn: its code, its tables, its images and links.

export const markdown = {
  'markdown.no-language': '文本',
  'markdown.copy-code': '复制代码',
  'markdown.copied': '已复制',
  'markdown.table': '表格',
  'markdown.draw': '绘制',
  'markdown.show-source': '源代码',
  'markdown.drawing': '正在绘制…',
  'markdown.diagram': '图表',
  'markdown.diagram-of': '图表：{{source}}',
  'markdown.not-drawn': '这不是可以绘制的图表。{{why}}',
  'markdown.picture': '图像',
  'markdown.picture-from': '未加载，来自 {{host}}',
  'markdown.picture-inside': '未显示',
  'markdown.picture-in-project': '位于项目中',

  'markdown.open-link': '打开此链接？',
  'markdown.about-link': '它来自模型的文本或命令的输出，并指向 Pilotfish 之外。',
  'markdown.copy-address': '复制地址',
  'markdown.open-in-browser': '在浏览器中打开',
  'markdown.open-place': '打开 {{path}} 并转到第 {{line}} 行',
} as const satisfies Chinese<typeof english>;
