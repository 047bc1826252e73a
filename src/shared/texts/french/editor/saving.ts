import type { saving as english } from '../../english/editor/saving';
import type { French } from '../../translation/translation';

// Saving: what becomes of a person's own text for a file of the project.

export const saving = {
  'saving.stale':
    '{{path}} a changé sur le disque depuis que vous avez commencé à le modifier. Rien n’a été écrit.',
  'saving.character':
    '{{path}} est encodé en {{encoding}}, qui ne connaît pas « {{character}} » (U+{{code}}). Rien n’a été écrit.',
  'saving.no-encoding': 'Il n’existe pas d’encodage nommé {{encoding}}.',
  'saving.unsaved': ', non enregistré',
  'saving.changed-on-disk':
    'Ce fichier a changé sur le disque pendant que vous le modifiiez. L’enregistrement attend votre choix.',
  'saving.compared':
    'Ce qui est actuellement sur le disque est marqué −, votre texte +. Vous pouvez continuer le vôtre ici.',
  'saving.compare': 'Comparer',
  'saving.end-comparing': 'Retour au texte',
  'saving.take-disk': 'Prendre la version du disque',
  'saving.keep-mine': 'Conserver la mienne',
  'saving.disk-side': '{{path}}, tel qu’il est sur le disque',
  'saving.my-side': '{{path}}, votre texte, modifiable',
  'saving.gone-unsaved': 'Ce fichier n’est plus sur le disque. Votre texte est toujours là.',
  'saving.unread': '{{why}} Votre texte est toujours là, non enregistré.',
  'saving.no-text-on-disk': 'Ce qui est actuellement sur le disque n’est pas du texte.',
  'saving.write-again': 'L’écrire de nouveau',
  'saving.as-unicode': 'Enregistrer en UTF-8',

  'saving.close-title': 'Enregistrer {{name}} avant de le fermer ?',
  'saving.close-hint': 'Vos modifications ne sont pas enregistrées.',
  'saving.save': 'Enregistrer',
  'saving.discard': 'Ne pas enregistrer',
} as const satisfies French<typeof english>;
