import type { treeEdit as english } from '../english/tree-edit';
import type { Chinese } from '../translation/translation';

// What is done in the tree: names typed in place, deletion and its undo.

export const treeEdit = {
  'tree-edit.new-file': '新文件的名称',
  'tree-edit.new-folder': '新文件夹的名称',
  'tree-edit.rename': '{{name}} 的新名称',
  'tree-edit.delete-title_other': '是否删除“{{names, list}}”？',
  'tree-edit.delete-trash': '你可以从系统的回收站中将其还原。',
  'tree-edit.delete-kept': '你可以随后立即撤销。',
  'tree-edit.delete-kept-folder': '你可以随后立即撤销。删除文件夹会连同其全部内容一起删除。',
  'tree-edit.to-trash': '移动到回收站',
  'tree-edit.delete': '删除',
  'tree-edit.deleted_other': '已删除 {{names, list}}',
  'tree-edit.undo': '撤销',
  'tree-edit.dismiss': '关闭',
} as const satisfies Chinese<typeof english>;
