import type { changes as english } from '../../english/chat/changes';
import type { French } from '../../translation/translation';

// Ce que les tours, les appels et les commandes ont modifié, et comment le défaire.

export const changes = {
  'changes.of-turn_one': '{{count, number}} fichier',
  'changes.of-turn_other': '{{count, number}} fichiers',
  'changes.of-turn_many': '{{count, number}} de fichiers',
  'changes.added': '+{{added, number}}',
  'changes.removed': '−{{removed, number}}',
  'changes.undone-wholly': 'défait',
  'changes.undone-partly': 'défait en partie',
  'changes.again-wholly': 'rétabli',
  'changes.again-partly': 'rétabli en partie',
  'changes.taken-back-one': 'Vous avez défait ce qui a été modifié dans {{file}}',
  'changes.taken-back_one': 'Vous avez défait ce qui a été modifié dans {{count, number}} fichier',
  'changes.taken-back_other': 'Vous avez défait ce qui a été modifié dans {{count, number}} fichiers',
  'changes.taken-back_many': 'Vous avez défait ce qui a été modifié dans {{count, number}} de fichiers',
  'changes.taken-back-but_one':
    'Vous avez défait ce qui a été modifié dans {{count, number}} fichier ; laissés tels quels : {{kept, number}}',
  'changes.taken-back-but_other':
    'Vous avez défait ce qui a été modifié dans {{count, number}} fichiers ; laissés tels quels : {{kept, number}}',
  'changes.taken-back-but_many':
    'Vous avez défait ce qui a été modifié dans {{count, number}} de fichiers ; laissés tels quels : {{kept, number}}',
  'changes.done-again-one': 'Vous avez rétabli ce qui a été modifié dans {{file}}',
  'changes.done-again_one': 'Vous avez rétabli ce qui a été modifié dans {{count, number}} fichier',
  'changes.done-again_other': 'Vous avez rétabli ce qui a été modifié dans {{count, number}} fichiers',
  'changes.done-again_many': 'Vous avez rétabli ce qui a été modifié dans {{count, number}} de fichiers',
  'changes.done-again-but_one':
    'Vous avez rétabli ce qui a été modifié dans {{count, number}} fichier ; laissés tels quels : {{kept, number}}',
  'changes.done-again-but_other':
    'Vous avez rétabli ce qui a été modifié dans {{count, number}} fichiers ; laissés tels quels : {{kept, number}}',
  'changes.done-again-but_many':
    'Vous avez rétabli ce qui a été modifié dans {{count, number}} de fichiers ; laissés tels quels : {{kept, number}}',
  'changes.too-many-files':
    'Le projet a plus de {{most, number}} fichiers que Git n’ignore pas, trop pour voir ce qu’une commande modifie.',
  'changes.no-git': 'Git n’est pas installé, et sans lui on ne voit pas ce que les commandes modifient.',
  'changes.old-git':
    'Ce Git est antérieur à 2.32, et avec lui on ne voit pas ce que les commandes modifient.',
  'changes.not-seen': 'Ce qui a été modifié n’a pas pu être établi : {{why}}',
  'changes.lost': 'Son contenu d’avant n’est plus conservé.',
  'changes.changed-since': 'Il a été modifié depuis, aux mêmes endroits.',
  'changes.gone-since': 'Il a été supprimé depuis.',
  'changes.while-going':
    'Il a été modifié pendant qu’une commande tournait en arrière-plan : par elle ou par vous.',
  'changes.cut-short': 'Elle a été interrompue, et ce qu’elle a modifié jusque-là n’a pas été examiné.',
  'changes.none-of': 'Rien n’a été modifié là dans {{path}}.',
  'changes.another-by-now': '{{path}} n’est plus le fichier qui a été montré. Regardez-le de nouveau.',
  'changes.commands-run': 'Des commandes en cours peuvent écrire dans ces fichiers.',
  'changes.is-folder': 'Un dossier est à sa place.',
  'changes.no-file': 'Ce qui est à sa place n’est pas un fichier.',
  'changes.too-large': 'Il dépasse 32 Mo.',
  'changes.not-kept':
    'Ce qui a été modifié dans {{files, list}} n’a pas pu être conservé et ne peut pas être défait.',
  'changes.too-many': '{{files, number}} fichiers ont été modifiés, trop pour les défaire ici.',
} as const satisfies French<typeof english>;
