import type { treeEdit as english } from '../english/tree-edit';
import type { German } from '../translation/translation';

// What is done in the tree: names typed in place, deletion and its undo.

export const treeEdit = {
  'tree-edit.new-file': 'Name der neuen Datei',
  'tree-edit.new-folder': 'Name des neuen Ordners',
  'tree-edit.rename': 'Neuer Name von {{name}}',
  'tree-edit.delete-title_one': '„{{names, list}}“ löschen?',
  'tree-edit.delete-title_other': '{{count, number}} Dateien und Ordner löschen?',
  'tree-edit.delete-trash': 'Sie können es aus dem Papierkorb Ihres Systems zurückholen.',
  'tree-edit.delete-kept': 'Sie können es gleich danach rückgängig machen.',
  'tree-edit.delete-kept-folder':
    'Sie können es gleich danach rückgängig machen. Mit einem Ordner verschwindet alles, was darin liegt.',
  'tree-edit.to-trash': 'In den Papierkorb',
  'tree-edit.delete': 'Löschen',
  'tree-edit.deleted_one': '{{names, list}} gelöscht',
  'tree-edit.deleted_other': '{{count, number}} Dateien und Ordner gelöscht',
  'tree-edit.undo': 'Rückgängig',
  'tree-edit.dismiss': 'Ausblenden',
} as const satisfies German<typeof english>;
