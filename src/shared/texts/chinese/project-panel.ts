import type { projectPanel as english } from '../english/project-panel';
import type { Chinese } from '../translation/translation';

// Project panel: the tree of the project's files, or a way to open a folder.

export const projectPanel = {
  'project-panel.name': '项目',
  'project-panel.views': '此列显示的内容',
  'project-panel.files': '文件',
  'project-panel.search': '搜索',
  'project-panel.tree': '{{project}} 的文件',
  'project-panel.loading-folder': '正在加载…',
  'project-panel.empty-folder': '空文件夹',
  'project-panel.empty': '这里还没有内容',
  'project-panel.empty-why': '新建一个文件，或在聊天中提出要求。',
  'project-panel.retry': '重试',

  'project-panel.created-by-agent': '智能体在此聊天中创建',
  'project-panel.changed-by-agent': '智能体在此聊天中更改过',
  'project-panel.holds-changes-by-agent': '包含智能体在此聊天中更改过的文件',
  'project-panel.proposal-waits': '针对它的提议等待你的回答',
  'project-panel.holds-waiting-proposal': '包含有提议等待你回答的文件',

  'project-panel.git-modified': '已修改',
  'project-panel.git-added': '已添加',
  'project-panel.git-untracked': '未跟踪',
  'project-panel.git-deleted': '已删除',
  'project-panel.git-renamed': '已重命名',
  'project-panel.git-conflict': '冲突',
  'project-panel.git-holds-changes': '包含更改',

  /** The name of a row, with all that its colour, icon and letter say. */
  'project-panel.row': '{{name}}',
  'project-panel.row_remarks': '{{name}}，{{remarks, list}}',
  'project-panel.remark-link': '链接',
  'project-panel.remark-broken-link': '失效的链接',
  'project-panel.remark-other': '不是常规文件',
  'project-panel.remark-ignored': '被 Git 忽略',
  'project-panel.remark-waiting': '有等待中的提议',
  'project-panel.remark-holds-waiting': '包含有等待中的提议的文件',
  'project-panel.remark-created': '由智能体创建',
  'project-panel.remark-changed': '被智能体更改',
  'project-panel.remark-holds-changes': '包含被智能体更改的文件',
  /** A mark as one of the remarks. */
  'project-panel.remark-git': '{{mark, lowercase}}',

  'project-panel.none-open': '没有打开的文件夹',
  'project-panel.not-opened': '未打开该文件夹',
  'project-panel.not-opened-why':
    'Pilotfish 连续四次在打开此文件夹后不久意外结束。你可以仍然打开它，或选择其他文件夹。',
  'project-panel.gone': '该文件夹已不存在',
  'project-panel.gone-why': '{{folder}} 已被移动、重命名或删除。你的聊天没有任何丢失。',
  'project-panel.folder-field': '此计算机上的文件夹',
  'project-panel.open': '打开',
  'project-panel.browse': '浏览…',
  'project-panel.recent': '最近的项目',
  'project-panel.missing': '缺失：{{folder}}',
} as const satisfies Chinese<typeof english>;
