// What is done in the tree: names typed in place, deletion and its undo.

export const treeEdit = {
  'tree-edit.new-file': 'Name of the new file',
  'tree-edit.new-folder': 'Name of the new folder',
  'tree-edit.rename': ({ name }: { name: string }) => `New name of ${name}`,
  'tree-edit.delete-title': ({ names }: Names) =>
    names.length === 1 ? `Delete “${names[0]}”?` : `Delete ${names.length} files and folders?`,
  'tree-edit.delete-trash': 'You can bring it back from the trash of your system.',
  'tree-edit.delete-kept': 'You can undo it right after. A folder goes with all it holds.',
  'tree-edit.to-trash': 'Move to trash',
  'tree-edit.delete': 'Delete',
  'tree-edit.deleted': ({ names }: Names) =>
    names.length === 1 ? `Deleted ${names[0]}` : `Deleted ${names.length} files and folders`,
  'tree-edit.undo': 'Undo',
  'tree-edit.dismiss': 'Dismiss',
} as const;

type Names = { names: readonly string[] };
