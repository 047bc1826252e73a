import type { callTitle as english } from '../../english/tools/call-title';
import type { Chinese } from '../../translation/translation';

// A call's title: what it would do, in one line. Of what may be left out, `''` is nothing.

export const callTitle = {
  'call-title.list-folder': '列出 {{folder}}',
  'call-title.read-file': '读取 {{file}}',
  'call-title.read-file-from': '读取 {{file}}，从第 {{first}} 行开始',
  'call-title.read-file-lines': '读取 {{file}}，第 {{first}}-{{last}} 行',
  'call-title.read-files': '读取 {{files, list}}',
  'call-title.find-files': '查找匹配 {{pattern}} 的文件',
  'call-title.find-files_folder': '在 {{folder}} 中查找匹配 {{pattern}} 的文件',
  'call-title.search-text': '搜索 {{pattern}}',
  'call-title.search-text_folder': '在 {{folder}} 中搜索 {{pattern}}',
  'call-title.search-text_include': '搜索 {{pattern}}（{{include}}）',
  'call-title.search-text_folder_include': '在 {{folder}} 中搜索 {{pattern}}（{{include}}）',
  'call-title.create-file': '创建 {{file}}',
  'call-title.edit-file': '编辑 {{file}}',
  'call-title.write-file': '写入 {{file}}',
  'call-title.delete-file': '删除 {{file}}',
  'call-title.run-command': '运行 {{command}}',
  'call-title.find-tools': '查找工具：{{what}}',
  'call-title.call-elsewhere': '调用 {{tool}}',
  'call-title.fetch-page': '获取 {{url}}',
  'call-title.network': '连接 {{place}}',
  'call-title.search-web': '在网页中搜索 {{query}}',
  'call-title.save-memory': '记住“{{fact}}”',
  'call-title.call-server': '{{server}}：{{tool}}',
  'call-title.call-server_about': '{{server}}：{{tool}} · {{about}}',
  'call-title.run-agent': '{{agent}}：{{task}}',
  'call-title.clear-todos': '清空待办事项列表',
  'call-title.write-todos': '更新待办事项列表（{{count}}）',
  'call-title.ask-person': '提问：{{question}}',
  'call-title.present-plan': '提出计划',
  'call-title.present-titled-plan': '计划：{{title}}',
} as const satisfies Chinese<typeof english>;
