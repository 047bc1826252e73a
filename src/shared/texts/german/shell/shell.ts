import type { shell as english } from '../../english/shell/shell';
import type { German } from '../../translation/translation';

// Shell: the title bar, the notices under it, the columns, and what stands there while main cannot be reached.

export const shell = {
  'shell.product': 'Pilotfish',
  'shell.title': '{{project}} – Pilotfish',
  'shell.title-with-waiting': '({{waiting}}) {{title}}',

  'shell.connecting': 'Verbindung zu Pilotfish wird hergestellt…',
  'shell.connecting-late':
    'Pilotfish antwortet noch nicht. Bleibt es dabei, sehen Sie im Terminal nach, in dem Pilotfish gestartet wurde, und öffnen Sie die dort ausgegebene Adresse noch einmal.',
  'shell.connection-lost':
    'Die Verbindung zu Pilotfish ist unterbrochen. Sie wird erneut versucht; was Sie geschrieben haben, bleibt hier erhalten. Wurde Pilotfish neu gestartet, öffnen Sie die Adresse, die es ausgegeben hat.',
  'shell.page-unknown':
    'Pilotfish wurde neu gestartet und kennt diese Seite nicht mehr. Öffnen Sie die Adresse, die es ausgegeben hat; was Sie hier geschrieben haben, kommt mit.',

  'shell.notices': 'Hinweise',
  'shell.dismiss-notice': 'Ausblenden',
  'shell.open-data-file': '{{name}} öffnen',

  'shell.tree-width': 'Breite des Projektbaums',
  'shell.chat-width': 'Breite des Chats',
  'shell.chats-width': 'Breite der Chatliste',
  'shell.close-drawer': 'Schließen',
  'shell.terminal-height': 'Höhe des Terminals',

  /** Stands before the name of the project, for a screen reader. */
  'shell.project-lead': 'Projekt: ',
  'shell.no-project': 'Kein Ordner',
  'shell.no-folder-open': 'Kein Ordner geöffnet',
  'shell.open-projects': 'Geöffnete Projekte',
  'shell.recent-projects': 'Zuletzt geöffnet',
  'shell.project-missing': 'Fehlt: {{root}}',
  'shell.project-waits_one': '1 offene Frage: {{root}}',
  'shell.project-waits_other': '{{count, number}} offene Fragen: {{root}}',
  'shell.others-wait_one': '(1 offene Frage in anderen)',
  'shell.others-wait_other': '({{count, number}} offene Fragen in anderen)',
  'shell.folder-title': 'Ordner öffnen',
  'shell.folder-place': 'Der Ordner liegt auf dem Rechner, auf dem Pilotfish läuft.',
  'shell.folder-path': 'Pfad',
  'shell.folder-open': 'Öffnen',

  'shell.waiting': '{{count, number}} offen',
  'shell.waiting-elsewhere_one': '1 in einem anderen Chat',
  'shell.waiting-elsewhere_other': '{{count, number}} in anderen Chats',
  'shell.waiting-in-projects_one': '1 in einem anderen Projekt',
  'shell.waiting-in-projects_other': '{{count, number}} in anderen Projekten',
  'shell.questions-wait_one': '1 offene Frage',
  'shell.questions-wait_other': '{{count, number}} offene Fragen',
  'shell.questions-wait-elsewhere_one': '1 offene Frage außerhalb dieses Chats',
  'shell.questions-wait-elsewhere_other': '{{count, number}} offene Fragen außerhalb dieses Chats',
  /** In the place of a command's keys, once the person has taken them from it. */
  'shell.no-key': 'keine Taste',
  'shell.go-to-waiting': '{{where}}. Mit {{keys}} gelangen Sie dorthin.',

  'shell.context': 'Belegter Kontext',
  'shell.context-percent': '{{percent}} %',
  'shell.context-said': '{{percent}} %. {{details}}',
  'shell.context-details':
    '{{used, compact}} von {{window, compact}} Token des Kontexts belegt · in diesem Chat {{sent, compact}} gesendet und {{received, compact}} empfangen',
  'shell.context-details-memory':
    '{{used, compact}} von {{window, compact}} Token des Kontexts belegt, davon etwa {{memory, compact}} durch Gedächtnisdateien · in diesem Chat {{sent, compact}} gesendet und {{received, compact}} empfangen',
  'shell.context-cost': '{{details}} · bisher {{amounts, and}}',
  'shell.context-cost-partly':
    '{{details}} · bisher {{amounts, and}}, ohne das, wovon kein Preis bekannt ist',
} as const satisfies German<typeof english>;
