// Edits in the tree: names typed in place, deletion and its undo.

export const treeEdit = {
  'tree-edit.new-file': 'Name of the new file',
  'tree-edit.new-folder': 'Name of the new folder',
  'tree-edit.rename': 'New name of {{name}}',
  'tree-edit.delete-title_one': 'Delete “{{names, list}}”?',
  'tree-edit.delete-title_other': 'Delete {{count, number}} files and folders?',
  'tree-edit.delete-trash': 'You can restore it from the trash.',
  'tree-edit.delete-kept': 'You can undo it right after.',
  'tree-edit.delete-kept-folder': 'A folder is deleted with its contents. You can undo it right after.',
  'tree-edit.to-trash': 'Move to trash',
  'tree-edit.delete': 'Delete',
  'tree-edit.deleted_one': 'Deleted {{names, list}}',
  'tree-edit.deleted_other': 'Deleted {{count, number}} files and folders',
  'tree-edit.moved_one': 'Moved {{names, list}} to {{folder}}',
  'tree-edit.moved_other': 'Moved {{count, number}} files and folders to {{folder}}',
  'tree-edit.replace-title': 'Replace “{{name}}” in {{folder}}?',
  'tree-edit.replace-kept': 'It exists there already. You can undo the move right after.',
  'tree-edit.replace-trash': 'It exists there already. The existing one goes to the trash.',
  'tree-edit.replace': 'Replace',
  'tree-edit.undo': 'Undo',
  'tree-edit.dismiss': 'Dismiss',
} as const;
