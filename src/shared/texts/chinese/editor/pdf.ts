import type { pdf as english } from '../../english/editor/pdf';
import type { Chinese } from '../../translation/translation';

// PDFs in a tab.

export const pdf = {
  'pdf.name': '文档 {{path}}',
  'pdf.bar': '页面和缩放',
  'pdf.page': '第 {{number}} 页',
  'pdf.page-field': '页码',
  'pdf.of-pages': '/ {{pages, number}} 页',
  'pdf.zoom': '缩放',
  'pdf.percent': '{{percent}}%',
  'pdf.zoom-in': '放大',
  'pdf.zoom-out': '缩小',
  'pdf.fit-width': '适合宽度',
  'pdf.page-faulty': '无法绘制第 {{number}} 页：文档在该处已损坏。',
  'pdf.protected': '此文档受保护',
  'pdf.password': '密码',
  'pdf.wrong-password': '密码不正确。',
  'pdf.open': '打开',
  'pdf.broken': '此文件名为 PDF，但已损坏，或是其他内容。',
  'pdf.unreadable': '无法读取此 PDF：{{message}}',
  'pdf.lacks': '未能读取此文档的全部内容。{{why}}',
} as const satisfies Chinese<typeof english>;
