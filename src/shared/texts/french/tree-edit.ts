import type { treeEdit as english } from '../english/tree-edit';
import type { French } from '../translation/translation';

// What is done in the tree: names typed in place, deletion and its undo.

export const treeEdit = {
  'tree-edit.new-file': 'Nom du nouveau fichier',
  'tree-edit.new-folder': 'Nom du nouveau dossier',
  'tree-edit.rename': 'Nouveau nom de {{name}}',
  'tree-edit.delete-title_one': 'Supprimer « {{names, list}} » ?',
  'tree-edit.delete-title_many': 'Supprimer {{count, number}} de fichiers et dossiers ?',
  'tree-edit.delete-title_other': 'Supprimer {{count, number}} fichiers et dossiers ?',
  'tree-edit.delete-trash': 'La restauration est possible depuis la corbeille de votre système.',
  'tree-edit.delete-kept': 'La restauration est possible juste après.',
  'tree-edit.delete-kept-folder':
    'La restauration est possible juste après. Un dossier est supprimé avec tout son contenu.',
  'tree-edit.to-trash': 'Mettre à la corbeille',
  'tree-edit.delete': 'Supprimer',
  'tree-edit.deleted_one': '{{names, list}} supprimé',
  'tree-edit.deleted_many': '{{count, number}} de fichiers et dossiers supprimés',
  'tree-edit.deleted_other': '{{count, number}} fichiers et dossiers supprimés',
  'tree-edit.undo': 'Restaurer',
  'tree-edit.dismiss': 'Ignorer',
} as const satisfies French<typeof english>;
