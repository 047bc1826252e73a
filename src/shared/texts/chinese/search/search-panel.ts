import type { searchPanel as english } from '../../english/search/search-panel';
import type { Chinese } from '../../translation/translation';

// Search panel: what is looked for in the files of the project, and where it was found.

export const searchPanel = {
  'search-panel.name': '搜索',
  'search-panel.pattern': '搜索',
  'search-panel.replacement': '替换为',
  'search-panel.show-replacement': '替换',
  'search-panel.case': '区分大小写',
  'search-panel.words': '全字匹配',
  'search-panel.expression': '正则表达式',
  'search-panel.filters': '哪些文件',
  'search-panel.include': '包含的文件',
  'search-panel.exclude': '排除的文件',
  'search-panel.include-example': '包含的文件：src, *.ts',
  'search-panel.ignored': '也包括 Git 忽略的内容',
  'search-panel.refresh': '重新搜索',
  'search-panel.clear': '清除',
  'search-panel.fold': '折叠所有文件',
  'search-panel.review': '替换…',
  'search-panel.review-hint': '在写入任何内容之前显示每项更改',

  'search-panel.empty': '在文件中搜索',
  'search-panel.empty-hint': '在项目的所有文件中搜索你键入的内容，但不包括 Git 忽略的内容。',
  'search-panel.none': '未找到任何内容',
  'search-panel.none-hint': '请检查大小写、全字匹配以及搜索哪些文件。',
  'search-panel.searching': '正在搜索…',
  'search-panel.results': '结果',
  'search-panel.matches_other': '{{count, number}} 个匹配项',
  'search-panel.files_other': '{{count, number}} 个文件',
  'search-panel.found': '{{files}}中有 {{matches}}',
  'search-panel.finding': '{{found}}，正在搜索…',
  'search-panel.cut': '{{found}}。还有更多：搜索到此为止。请缩小搜索范围以查看全部内容。',
  'search-panel.beyond': '+{{more, number}}',
  'search-panel.file-row': '{{path}}，{{matches}}',
  'search-panel.line-row': '第 {{line}} 行：{{text}}',
} as const satisfies Chinese<typeof english>;
