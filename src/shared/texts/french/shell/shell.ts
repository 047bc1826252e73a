import type { shell as english } from '../../english/shell/shell';
import type { French } from '../../translation/translation';

// Shell: the title bar, the notices under it, the columns, and what stands there while main cannot be reached.

export const shell = {
  'shell.product': 'Pilotfish',
  'shell.title': '{{project}} – Pilotfish',
  'shell.title-with-waiting': '({{waiting}}) {{title}}',

  'shell.connecting': 'Connexion à Pilotfish…',
  'shell.connecting-late':
    'Pilotfish ne répond pas encore. Si cela dure, consultez le terminal où il a été démarré et ouvrez de nouveau l’adresse qu’il a affichée.',
  'shell.connection-lost':
    'La connexion à Pilotfish est perdue. Une nouvelle tentative est en cours ; ce que vous avez écrit reste ici. Si Pilotfish a été redémarré, ouvrez l’adresse qu’il a affichée.',
  'shell.page-unknown':
    'Pilotfish a été redémarré et ne connaît plus cette page. Ouvrez l’adresse qu’il a affichée ; ce que vous avez écrit ici vous y suivra.',

  'shell.notices': 'Avis',
  'shell.dismiss-notice': 'Ignorer',
  'shell.open-data-file': 'Ouvrir {{name}}',

  'shell.tree-width': 'Largeur de l’arborescence du projet',
  'shell.chat-width': 'Largeur de la conversation',
  'shell.chats-width': 'Largeur de la liste des conversations',
  'shell.close-drawer': 'Fermer',
  'shell.terminal-height': 'Hauteur du terminal',

  /** Stands before the name of the project, for a screen reader. */
  'shell.project-lead': 'Projet : ',
  'shell.no-project': 'Aucun dossier',
  'shell.no-folder-open': 'Aucun dossier n’est ouvert',
  'shell.open-projects': 'Projets ouverts',
  'shell.recent-projects': 'Projets récents',
  'shell.project-missing': 'Introuvable : {{root}}',
  'shell.project-waits_one': '{{count, number}} question en attente : {{root}}',
  'shell.project-waits_many': '{{count, number}} de questions en attente : {{root}}',
  'shell.project-waits_other': '{{count, number}} questions en attente : {{root}}',
  'shell.others-wait_one': '({{count, number}} question en attente ailleurs)',
  'shell.others-wait_many': '({{count, number}} de questions en attente ailleurs)',
  'shell.others-wait_other': '({{count, number}} questions en attente ailleurs)',
  'shell.folder-title': 'Ouvrir un dossier',
  'shell.folder-place': 'Le dossier se trouve sur la machine où Pilotfish s’exécute.',
  'shell.folder-path': 'Chemin',
  'shell.folder-open': 'Ouvrir',

  'shell.waiting': '{{count, number}} en attente',
  'shell.waiting-elsewhere_one': '{{count, number}} dans une autre conversation',
  'shell.waiting-elsewhere_many': '{{count, number}} dans d’autres conversations',
  'shell.waiting-elsewhere_other': '{{count, number}} dans d’autres conversations',
  'shell.waiting-in-projects_one': '{{count, number}} dans un autre projet',
  'shell.waiting-in-projects_many': '{{count, number}} dans d’autres projets',
  'shell.waiting-in-projects_other': '{{count, number}} dans d’autres projets',
  'shell.questions-wait_one': '{{count, number}} question en attente',
  'shell.questions-wait_many': '{{count, number}} de questions en attente',
  'shell.questions-wait_other': '{{count, number}} questions en attente',
  'shell.questions-wait-elsewhere_one': '{{count, number}} question en attente hors de cette conversation',
  'shell.questions-wait-elsewhere_many':
    '{{count, number}} de questions en attente hors de cette conversation',
  'shell.questions-wait-elsewhere_other': '{{count, number}} questions en attente hors de cette conversation',
  /** In the place of a command's keys, once the person has taken them from it. */
  'shell.no-key': 'aucun raccourci',
  'shell.go-to-waiting': '{{where}}. Appuyez sur {{keys}} pour y aller.',

  'shell.context': 'Contexte utilisé',
  'shell.context-percent': '{{percent}} %',
  'shell.context-said': '{{percent}} %. {{details}}',
  'shell.context-details':
    '{{used, compact}} jetons de contexte utilisés sur {{window, compact}} · {{sent, compact}} envoyés et {{received, compact}} reçus dans cette conversation',
  'shell.context-details-memory':
    '{{used, compact}} jetons de contexte utilisés sur {{window, compact}}, dont environ {{memory, compact}} par les fichiers de mémoire · {{sent, compact}} envoyés et {{received, compact}} reçus dans cette conversation',
  'shell.context-cost': '{{details}} · {{amounts, and}} jusqu’ici',
  'shell.context-cost-partly':
    '{{details}} · {{amounts, and}} jusqu’ici, sans ce dont le prix n’est pas connu',
} as const satisfies French<typeof english>;
