import type { repository as english } from '../../english/reasons/repository';
import type { French } from '../../translation/translation';

// Repository: what is odd about the one git would look at. Each continues a sentence, and is without a full stop.

export const repository = {
  'repository.unreadable': 'la configuration de son dépôt ne peut pas être lue',
  'repository.sets': 'son dépôt définit {{key}}, par quoi git peut exécuter un programme',
  'repository.unreadable-setting': 'un élément illisible',
  'repository.unreadable-section': 'un élément illisible dans [{{section}}]',
  'repository.odd-git': 'le .git de son dépôt n’est ni un dossier ni un fichier',
  'repository.names-other': 'son .git est un fichier qui désigne un autre dossier',
  'repository.unreadable-file': 'son .git est un fichier qui ne peut pas être lu',
  'repository.other-user': 'son dépôt appartient à un autre utilisateur',
  'repository.elsewhere': 'son dépôt indique qu’il se trouve ailleurs',
  'repository.alternates': 'son dépôt montre ce qui est conservé dans un autre',
  'repository.link': '{{link}} de son dépôt est un lien',
  'repository.holds-others':
    'son dépôt contient d’autres dépôts, dans lesquels git peut exécuter des programmes',
  'repository.too-many-files': 'son dépôt contient trop de fichiers à examiner',
  'repository.unreadable-index': 'la liste de ses fichiers ne peut pas être parcourue',
  'repository.no-git': 'il n’y a pas de git 2.32 ou ultérieur hors du projet',
} as const satisfies French<typeof english>;
