import type { desktop as english } from '../../english/shells/desktop';
import type { French } from '../../translation/translation';

// Desktop shell: the system's menus, dialogs and notifications.

export const desktop = {
  'desktop.menu-file': 'Fichier',
  'desktop.menu-view': 'Affichage',

  'desktop.quick-question': 'Question rapide',
  'desktop.open-window': 'Ouvrir Pilotfish',
  'desktop.waiting_one': '{{count, number}} question en attente',
  'desktop.waiting_many': '{{count, number}} de questions en attente',
  'desktop.waiting_other': '{{count, number}} questions en attente',
  'desktop.tray-waiting_one': 'Pilotfish – {{count, number}} question en attente',
  'desktop.tray-waiting_many': 'Pilotfish – {{count, number}} de questions en attente',
  'desktop.tray-waiting_other': 'Pilotfish – {{count, number}} questions en attente',

  'desktop.choose-folder': 'Ouvrir un dossier de projet',
  'desktop.save-file': 'Exporter dans un fichier',
  'desktop.recent-folders': 'Dossiers récents',
  'desktop.open-from-link': 'Un lien demande à ouvrir ce dossier. L’ouvrir ?',
  'desktop.open-link': 'Ouvrir cette adresse dans votre navigateur ?',
  'desktop.open-link-now': 'Ouvrir',
  'desktop.copy-address': 'Copier l’adresse',

  'desktop.not-started': 'Pilotfish ne peut pas démarrer',
  'desktop.no-window': 'Pilotfish ne peut pas ouvrir sa fenêtre',
  'desktop.ends': 'Pilotfish se termine',

  /** Last of a list of commands. */
  'desktop.more-commands': 'et {{count, number}} de plus',

  'desktop.page-crashed-again': 'La fenêtre a de nouveau planté.',
  /** Under why its process ended. */
  'desktop.nothing-lost':
    '{{why}}\n\nRien n’est perdu : les conversations et ce qui est en cours ne dépendent pas de la fenêtre.',
  'desktop.reload-page': 'Recharger la fenêtre',
  'desktop.quit': 'Quitter',
  'desktop.page-ended': '{{how}} ({{reason}}, code de sortie {{exitCode}}).',
  'desktop.page-clean-exit': 'Son processus s’est terminé',
  'desktop.page-abnormal-exit': 'Son processus s’est terminé par une erreur',
  'desktop.page-killed': 'Son processus a été arrêté de l’extérieur',
  'desktop.page-crashed': 'Son processus a planté',
  'desktop.page-out-of-memory': 'Son processus a manqué de mémoire',
  'desktop.page-not-started': 'Son processus n’a pas pu être démarré',
  'desktop.page-not-genuine': 'Son code a échoué à une vérification du système',
  'desktop.page-evicted': 'Son processus a été arrêté par manque de mémoire',
} as const satisfies French<typeof english>;
