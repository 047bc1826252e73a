import type { danger as english } from '../../english/reasons/danger';
import type { French } from '../../translation/translation';

// Danger: why a call asks every time, in every mode. Each continues a sentence, and is without a full stop.

export const danger = {
  'danger.protected': '{{file}} est un fichier protégé',
  'danger.deletes-file': 'la suppression d’un fichier demande toujours votre accord',
  'danger.unseen': '{{file}} n’a pas été lu dans cette conversation avant d’être écrasé',
  'danger.empties_one': '{{file}} ({{count, number}} ligne) serait vidé',
  'danger.empties_many': '{{file}} ({{count, number}} de lignes) serait vidé',
  'danger.empties_other': '{{file}} ({{count, number}} lignes) serait vidé',

  'danger.other-user': '{{program}} s’exécute avec les droits d’un autre utilisateur',
  'danger.ends-programs': '{{program}} met fin à d’autres programmes',
  'danger.disks': '{{program}} agit sur des disques',
  'danger.publishes': '{{program}} publierait quelque chose',
  'danger.far-away': '{{program}} modifie ce qui ne se trouve pas sur cette machine',
  'danger.removes-folders': '{{program}} supprime des dossiers entiers',
  'danger.ends-system': '{{program}} arrête le système',
  'danger.exec': '{{program}} --exec demande votre accord à chaque fois',
  'danger.rm': 'rm -r et rm -f demandent votre accord à chaque fois',
  'danger.rm-pattern': 'le motif peut représenter une option de rm',
  'danger.find': 'find {{action}} demande votre accord à chaque fois',
  'danger.find-pattern': 'le motif peut représenter une action de find',
  'danger.evaluates': 'bash peut exécuter ce qui est transmis à {{program}}',
  'danger.runs-download': '{{program}} exécuterait ce qui a été téléchargé',
  'danger.runs-printed': '{{program}} exécuterait ce qu’une autre commande affiche',
  'danger.unknown-words': 'un mot de {{program}} n’est connu qu’à l’exécution et peut en changer la nature',
  'danger.adds-words': 'ce que {{launcher}} ajoute à {{program}} peut en changer la nature',
  'danger.script': 'ce que {{program}} doit exécuter ne peut pas être compris',
  'danger.starts-too-much': 'elle peut lancer plus d’éléments qu’il n’en est examiné',
  'danger.unread-shell':
    'ce qu’une commande fait dans {{shell}} ne peut pas être déterminé : chacune demande donc votre accord',

  'danger.output-to': 'sa sortie est écrite dans {{path}} : {{why}}',
  'danger.writes-to': 'elle écrit dans {{path}} : {{why}}',
  'danger.deletes': 'elle supprime {{path}} : {{why}}',
  'danger.changes': 'elle modifie {{path}} : {{why}}',
  'danger.writes-unreadable': 'ce que {{program}} écrit ne peut pas être déduit de ses mots',
  'danger.writes-known-later': 'ce que {{program}} écrit n’est connu qu’à l’exécution',
  'danger.command-writes-later': 'ce que la commande écrit n’est connu qu’à l’exécution',
  'danger.pattern-perhaps-option': 'le motif {{pattern}} peut représenter une option',
  'danger.pattern-too-wide': '{{pattern}} représente plus de fichiers qu’il n’en est examiné',
  'danger.folder-too-full': '{{folder}} contient plus de fichiers qu’il n’en est examiné',

  'danger.git-told-where': 'il est indiqué à git où se trouvent ses programmes ou ses paramètres',
  'danger.git-setting': 'le paramètre {{setting}} peut amener git à exécuter un programme',
  'danger.git-variable': 'la variable {{variable}} peut diriger git ailleurs',
  'danger.git-address': 'git exécuterait ce qui figure dans l’adresse',
  'danger.git-runs': 'git {{command}} exécuterait un autre programme',
  'danger.git-push': 'git push écrase ou supprime ce que d’autres voient',
  'danger.git-discards-changes': 'git {{command}} abandonne des modifications',
  'danger.git-discards-files': 'git {{command}} abandonne des fichiers',
  'danger.git-discards-stash': 'git {{command}} abandonne ce qui a été remisé',
  'danger.git-discards-branch': 'git {{command}} abandonne une branche',
  'danger.git-discards-tag': 'git {{command}} abandonne un tag',
  'danger.git-discards-history': 'git {{command}} abandonne de l’historique',
} as const satisfies French<typeof english>;
