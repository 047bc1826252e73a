import type { projectFiles as english } from '../../english/failures/project-files';
import type { French } from '../../translation/translation';

// Project files: why one cannot be opened, listed, shown or written, and what another program did to one. The model is
// told the most of it in the same words.

export const projectFiles = {
  'project-files.outside': 'Le chemin doit se trouver dans le projet : {{path}}',
  'project-files.not-absolute': 'Le chemin du fichier doit être absolu : {{path}}',
  'project-files.nul-character': 'Le chemin ne doit pas contenir de caractère NUL : {{path}}',
  'project-files.no-file': 'Fichier introuvable : {{path}}',
  'project-files.no-folder': 'Dossier introuvable : {{path}}',
  'project-files.not-a-folder': 'Le chemin n’est pas un dossier : {{path}}',
  'project-files.kernel-folder': 'Le chemin n’est pas un dossier de fichiers : {{path}}',
  'project-files.is-folder': 'Le chemin est un dossier, pas un fichier : {{path}}',
  'project-files.not-regular': 'Pas un fichier ordinaire : {{path}}',
  'project-files.project-gone': 'Le dossier du projet n’existe plus : {{path}}',
  'project-files.no-permission': 'Autorisation refusée : {{path}}',
  'project-files.link-circle': 'Le chemin passe par des liens en boucle : {{path}}',
  'project-files.long-path': 'Le chemin est trop long : {{path}}',
  'project-files.in-use': 'Le fichier est utilisé par un autre programme : {{path}}',
  'project-files.too-many-open':
    'Trop de fichiers sont ouverts sur cette machine pour ouvrir {{path}}. Fermez des programmes et réessayez.',
  'project-files.no-access': 'Impossible d’accéder à {{path}} : {{message}}',

  'project-files.read-only': 'Le fichier est en lecture seule : {{path}}',
  'project-files.binary': 'Impossible de modifier un fichier binaire : {{path}}',
  'project-files.too-large':
    'Le fichier est trop volumineux pour être modifié ({{megabytes}} Mo, 20 Mo au plus) : {{path}}',
  'project-files.read-only-disk': 'Le disque est en lecture seule : {{path}}. Rien n’a été écrit.',
  'project-files.no-space': 'Plus d’espace sur le disque pour écrire {{path}}. Rien n’a été écrit.',
  'project-files.large-file':
    'Le disque ou les limites de cet utilisateur n’autorisent pas un fichier aussi volumineux que le nouveau {{path}}. Rien n’a été écrit.',
  'project-files.not-replaced-in-use':
    'Le fichier est utilisé par un autre programme : {{path}}. Fermez-le dans ce programme et réessayez. Rien n’a été écrit.',
  'project-files.disk-failed':
    'Le disque a échoué pendant l’écriture de {{path}} : {{message}}. L’ancien fichier subsiste.',
  'project-files.not-replaced': 'Impossible de remplacer {{path}} : {{message}}. Rien n’a été écrit.',
  'project-files.owner-lost':
    'Impossible de conserver le propriétaire de {{path}} : {{message}}. Rien n’a été écrit.',
  'project-files.unconfirmed':
    '{{path}} est écrit, mais le disque n’a pas confirmé que l’écriture est définitive : {{message}}',

  'project-files.changed-while-read': '{{path}} a changé sur le disque pendant sa lecture.',
  'project-files.binary-to-show': 'Ceci est un fichier binaire, qui ne peut pas être affiché comme du texte.',
  'project-files.too-large-to-show':
    'Ce fichier fait {{megabytes}} Mo ; les fichiers jusqu’à {{most}} Mo peuvent être affichés.',

  'project-files.late-write':
    'Un autre programme a écrit dans {{path}} au moment de son remplacement. Ce qu’il a écrit n’est pas dans le fichier ; l’ancienne version qui le contient est conservée à l’emplacement {{copy}}.',
  'project-files.late-write-lost':
    'Un autre programme a écrit dans {{path}} au moment de son remplacement. Ce qu’il a écrit n’est pas dans le fichier et n’a pas pu être conservé : {{message}}',

  'project-files.watching-failed': 'Échec de la surveillance : {{why}}',
  /** `code`: the system's, of what it has no more of. */
  'project-files.too-many-watched':
    'Le système ne peut pas surveiller davantage de dossiers ({{code}}) ; les changements sur le disque apparaissent donc après quelques secondes.',
  'project-files.too-many-watched_ENOSPC':
    'Le système ne peut pas surveiller davantage de dossiers ({{code}}) ; les changements sur le disque apparaissent donc après quelques secondes. Augmenter fs.inotify.max_user_watches les fait de nouveau apparaître aussitôt.',
} as const satisfies French<typeof english>;

/** `message`: what the system said. */
