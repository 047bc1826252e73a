import type { terminalPanel as english } from '../english/terminal-panel';
import type { German } from '../translation/translation';

// Terminal panel: the person's shells and the agent's commands, their tabs, and what can be done with them.

export const terminalPanel = {
  'terminal-panel.name': 'Terminal',
  'terminal-panel.none-open': 'Kein Terminal geöffnet',
  'terminal-panel.new': 'Neues Terminal',
  'terminal-panel.separator': 'Breite der Terminals nebeneinander',
  'terminal-panel.rang': 'Hat geläutet',

  'terminal-panel.tabs': 'Terminals',
  'terminal-panel.close-tab': '{{title}} schließen',
  'terminal-panel.more': 'Mehr zu Terminals',
  'terminal-panel.screen-reader-hint':
    'Die Ausgabe wird vorgelesen, und mit den Pfeiltasten gehen Sie ihre Zeilen durch.',

  'terminal-panel.agent-tab': 'Agent',
  'terminal-panel.agent-tab-title': 'Die Befehle des Agenten',
  'terminal-panel.running_zero': 'Keiner läuft',
  'terminal-panel.running_one': '{{count, number}} läuft',
  'terminal-panel.running_other': '{{count, number}} laufen',
  /** What a screen reader is told of several things at once. */
  'terminal-panel.said': '{{all, list}}',

  'terminal-panel.commands': 'Befehle des Agenten',
  'terminal-panel.kept-running': 'Läuft weiter',

  'terminal-panel.background': 'Hintergrund',
  'terminal-panel.of-project': 'Projekt {{name}}',
  'terminal-panel.running-from-before': 'Läuft noch von vorher. Dies ist sein Protokoll.',
  'terminal-panel.taken-over': 'Was Sie eingeben, geht an den Befehl.',
  'terminal-panel.to-read': 'Befehl des Agenten (schreibgeschützt)',
  'terminal-panel.take-over': 'Übernehmen',
  'terminal-panel.stop': 'Stoppen',
  'terminal-panel.remove': 'Entfernen',

  'terminal-panel.restart-shell': 'Neu starten',
  'terminal-panel.close-shell': 'Schließen',

  'terminal-panel.shell-input': 'Eingabe im Terminal',
  'terminal-panel.command-output': 'Ausgabe des Befehls',
  'terminal-panel.add-to-chat': 'Zum Chat hinzufügen',

  'terminal-panel.rename-title': 'Terminal umbenennen',
  'terminal-panel.name-field': 'Name',
  'terminal-panel.rename': 'Umbenennen',

  'terminal-panel.paste-title_one': 'Eine Zeile mit ihrem Zeilenumbruch einfügen?',
  'terminal-panel.paste-title_other': '{{count, number}} Zeilen einfügen?',
  'terminal-panel.paste-warning': 'Das Terminal führt womöglich jede Zeile aus, sobald sie ankommt.',
  'terminal-panel.paste-more-lines': '… und {{count, number}} weitere',
  'terminal-panel.paste-as-one-line': 'Als eine Zeile einfügen',
  'terminal-panel.paste': 'Einfügen',

  'terminal-panel.search': 'Im Terminal suchen',
  'terminal-panel.find': 'Suchen',
  'terminal-panel.not-found': 'Nicht gefunden',
  'terminal-panel.previous-match': 'Vorheriger Treffer',
  'terminal-panel.next-match': 'Nächster Treffer',
  'terminal-panel.close-search': 'Suche schließen',
} as const satisfies German<typeof english>;
