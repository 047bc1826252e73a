import type { terminalPanel as english } from '../english/terminal-panel';
import type { French } from '../translation/translation';

// Terminal panel: the person's shells and the agent's commands, their tabs, and what can be done with them.

export const terminalPanel = {
  'terminal-panel.name': 'Terminal',
  'terminal-panel.none-open': 'Aucun terminal n’est ouvert',
  'terminal-panel.new': 'Nouveau terminal',
  'terminal-panel.separator': 'Largeur des terminaux côte à côte',
  'terminal-panel.rang': 'Il a sonné',

  'terminal-panel.tabs': 'Terminaux',
  'terminal-panel.close-tab': 'Fermer {{title}}',
  'terminal-panel.more': 'Plus d’actions pour les terminaux',
  'terminal-panel.screen-reader-hint':
    'La sortie est lue à voix haute et les touches de direction parcourent ses lignes.',

  'terminal-panel.agent-tab': 'Agent',
  'terminal-panel.agent-tab-title': 'Les commandes de l’agent',
  'terminal-panel.running_zero': 'Aucune en cours',
  'terminal-panel.running_one': '{{count, number}} en cours',
  'terminal-panel.running_many': '{{count, number}} en cours',
  'terminal-panel.running_other': '{{count, number}} en cours',
  /** What a screen reader is told of several things at once. */
  'terminal-panel.said': '{{all, list}}',

  'terminal-panel.commands': 'Commandes de l’agent',
  'terminal-panel.kept-running': 'Laissée en cours',

  'terminal-panel.background': 'Arrière-plan',
  'terminal-panel.of-project': 'Projet {{name}}',
  'terminal-panel.running-from-before': 'Toujours en cours depuis la session précédente. Voici son journal.',
  'terminal-panel.taken-over': 'Ce que vous saisissez va à la commande.',
  'terminal-panel.to-read': 'Lecture seule',
  'terminal-panel.take-over': 'Prendre en main',
  'terminal-panel.stop': 'Arrêter',
  'terminal-panel.remove': 'Retirer',

  'terminal-panel.restart-shell': 'Redémarrer',
  'terminal-panel.close-shell': 'Fermer',

  'terminal-panel.shell-input': 'Entrée du terminal',
  'terminal-panel.command-output': 'Sortie de la commande',
  'terminal-panel.add-to-chat': 'Ajouter à la conversation',

  'terminal-panel.rename-title': 'Renommer le terminal',
  'terminal-panel.name-field': 'Nom',
  'terminal-panel.rename': 'Renommer',

  'terminal-panel.paste-title_one': 'Coller une ligne avec son saut de ligne ?',
  'terminal-panel.paste-title_many': 'Coller {{count, number}} de lignes ?',
  'terminal-panel.paste-title_other': 'Coller {{count, number}} lignes ?',
  'terminal-panel.paste-warning': 'Le terminal peut exécuter chaque ligne dès son arrivée.',
  'terminal-panel.paste-more-lines': '… et {{count, number}} de plus',
  'terminal-panel.paste-as-one-line': 'Coller sur une seule ligne',
  'terminal-panel.paste': 'Coller',

  'terminal-panel.search': 'Rechercher dans le terminal',
  'terminal-panel.find': 'Rechercher',
  'terminal-panel.not-found': 'Introuvable',
  'terminal-panel.previous-match': 'Correspondance précédente',
  'terminal-panel.next-match': 'Correspondance suivante',
  'terminal-panel.close-search': 'Fermer la recherche',
} as const satisfies French<typeof english>;
