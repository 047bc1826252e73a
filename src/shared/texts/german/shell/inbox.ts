import type { inbox as english } from '../../english/shell/inbox';
import type { German } from '../../translation/translation';

// Inbox: the page of all questions that wait, of all chats and open projects, and of projects that are not open.

export const inbox = {
  'inbox.title': 'Eingang',
  'inbox.list': 'Offene Fragen',
  'inbox.nothing': 'Nichts wartet auf Sie',
  'inbox.nothing-hint':
    'Was die Chats aller offenen Projekte fragen, steht hier, das Älteste zuerst, und wird hier beantwortet.',
  'inbox.keys-hint': '↑ und ↓ wählen aus, Eingabe öffnet die Frage, Esc führt zurück.',
  'inbox.kind-file-change': 'Dateiänderung',
  'inbox.kind-command': 'Befehl',
  'inbox.kind-memory': 'Zu merken',
  'inbox.kind-remote': 'Tool eines Servers',
  'inbox.kind-call': 'Tool',
  'inbox.kind-plan': 'Plan',
  'inbox.kind-question': 'Frage',
  'inbox.kind-url': 'Webseite',
  'inbox.kind-network': 'Verbindung',
  'inbox.kind-form': 'Formular',
  'inbox.dangerous': 'Gefährlich',
  'inbox.in-another': 'In einem anderen Pilotfish',
  'inbox.held': 'Ein anderes Pilotfish hat diesen Chat geöffnet: Dort wird entschieden.',
  'inbox.newer': 'Ein neueres Pilotfish hat diesen Chat geschrieben: Dort wird entschieden.',
  'inbox.look-again': 'Noch einmal nachsehen',
  'inbox.loading': 'Die Frage wird geladen…',
  'inbox.not-read': 'Der Chat kann nicht gezeigt werden: {{why}}',
  'inbox.go-to-chat': 'Zum Chat',
  'inbox.more_one': '1 weitere wartet in {{project}}',
  'inbox.more_other': '{{count, number}} weitere warten in {{project}}',
  'inbox.elsewhere': 'Projekte, die nicht geöffnet sind',
  'inbox.elsewhere-row_one': '1 Frage wartet in {{project}}',
  'inbox.elsewhere-row_other': '{{count, number}} Fragen warten in {{project}}',
  'inbox.open': 'Öffnen',
  'inbox.decided': '{{title}}: {{what}}',
  'inbox.asked': 'Neue Frage in {{chat}}: {{title}}',
  'inbox.asked-several_one': '1 neue Frage',
  'inbox.asked-several_other': '{{count, number}} neue Fragen',
} as const satisfies German<typeof english>;
