import type { memoryPage as english } from '../../english/settings/memory-page';
import type { Chinese } from '../../translation/translation';

// Memory in the settings: what is remembered, and what can be done with it.

export const memoryPage = {
  'memory-page.lead':
    '每个聊天开始时告知模型的内容。当你要求模型记住某事时，它会添加到此处；你可以在这里查看。',
  'memory-page.loading': '正在读取记忆…',
  'memory-page.no-project': '没有打开的文件夹',
  'memory-page.no-project-hint': '打开文件夹可查看为其以及为所有项目记住的内容。',
  'memory-page.project': '此项目',
  'memory-page.global': '所有项目',
  'memory-page.file': '位于 {{path}}',
  'memory-page.file-to-be': '位于 {{path}}，将在添加第一个条目时创建',
  'memory-page.holds-more': '除这些条目外，该文件还有其他内容，也会告知模型。',
  'memory-page.not-trusted': '此文件夹不受信任，因此不会将此处的内容告知模型。',
  'memory-page.none': '此处尚未记住任何内容。请添加条目，或让模型记住某事。',
  'memory-page.no-match': '没有条目包含这些词。',
  'memory-page.find': '查找条目',
  'memory-page.entries': '条目：{{place}}',
  'memory-page.edit': '编辑“{{fact}}”',
  'memory-page.edited': '条目',
  'memory-page.save': '保存',
  'memory-page.cancel': '取消',
  'memory-page.move-to-global': '移动到所有项目：“{{fact}}”',
  'memory-page.move-to-project': '移动到此项目：“{{fact}}”',
  'memory-page.remove': '移除“{{fact}}”',
  'memory-page.removed': '已移除“{{fact}}”',
  'memory-page.undo': '撤销',
  'memory-page.add': '为{{place}}添加条目',
  'memory-page.add-hint': '用一句话写一个事实，例如“使用 npm test 运行测试。”',
  'memory-page.add-now': '添加',
  'memory-page.tidy': '整理…',
  'memory-page.tidying': '模型正在整理…',
  'memory-page.tidy-heading': '整理记忆',
  'memory-page.tidy-means':
    '已要求模型合并含义相同的内容，并将其余内容分组。在你接受之前，不会写入任何内容。',
  'memory-page.tidy-lost_other': '{{count, number}} 个条目不再保持原样：',
  'memory-page.tidy-lost-none': '所有条目仍然存在，一字不差。',
  'memory-page.tidy-same': '记忆已经整理好：模型不会作任何更改。',
  'memory-page.tidy-accept': '接受',
  'memory-page.tidy-reject': '保持原样',
  'memory-page.offer': '{{path}} 中有 {{program}} 的记忆。是否将其导入到对所有项目有效的记忆中？',
  'memory-page.offer-take': '导入',
  'memory-page.offer-leave': '不，谢谢',
} as const satisfies Chinese<typeof english>;
