import type { statusBar as english } from '../../english/shell/status-bar';
import type { German } from '../../translation/translation';

// Status bar: the strip at the foot of the window. Each sign is a number or a word to see, and a sentence to hear.

export const statusBar = {
  'status-bar.name': 'Status',
  'status-bar.branch': 'Branch: {{branch}}',
  'status-bar.connected': 'Mit Pilotfish verbunden',
  'status-bar.disconnected': 'Nicht verbunden',

  'status-bar.trusted': 'Vertrauenswürdig',
  'status-bar.trusted-hint':
    'Vertrauenswürdig: Was die Dateien dieses Ordners mitbringen, darf verwendet werden',
  'status-bar.not-trusted': 'Eingeschränkt',
  'status-bar.not-trusted-hint':
    'Eingeschränkt: Was die Dateien dieses Ordners mitbringen, bleibt wirkungslos, bis Sie ihm vertrauen',

  'status-bar.commands_one': '1 Befehl läuft im Hintergrund',
  'status-bar.sandbox': 'Sandbox',
  'status-bar.in-sandbox': 'Befehle laufen in der Sandbox',
  'status-bar.no-sandbox': 'Keine Sandbox',
  'status-bar.sandbox-missing': 'Keine Sandbox für Befehle: {{why}}',
  'status-bar.sandbox-off': 'Keine Sandbox für Befehle: Sie ist ausgeschaltet',
  'status-bar.sandbox-required': 'Keine Sandbox, daher werden Befehle verweigert: {{why}}',
  'status-bar.commands_other': '{{count, number}} Befehle laufen im Hintergrund',
  'status-bar.working_one': '1 anderer Chat arbeitet',
  'status-bar.working_other': '{{count, number}} andere Chats arbeiten',
  'status-bar.questions_one': 'Wartet auf Antwort: 1 Frage',
  'status-bar.questions_other': 'Warten auf Antwort: {{count, number}} Fragen',
  'status-bar.notices_one': 'Zu 1 Hinweis',
  'status-bar.notices_other': 'Zu {{count, number}} Hinweisen',
  'status-bar.unsaved': '{{count, number}} nicht gespeichert',
  'status-bar.save-all': '{{count, number}} nicht gespeichert: alle Dateien speichern',

  'status-bar.place': 'Zeile {{line}}, Spalte {{column}}',
  'status-bar.selected': '{{count, number}} ausgewählt',
  'status-bar.place-selected': '{{facts, list}}',
  'status-bar.encoding': 'Codierung: {{encoding}}',
  'status-bar.line-ends': 'Zeilenenden: {{lineEnds}}',
  'status-bar.mixed': 'gemischt',
  'status-bar.language': 'Sprache: {{language}}',
} as const satisfies German<typeof english>;
