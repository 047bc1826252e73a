import type { toolsPage as english } from '../../english/settings/tools-page';
import type { German } from '../../translation/translation';

// Tools page of the settings: groups of tools, and the commands that bring tools of their own.

export const toolsPage = {
  'tools-page.groups': 'Gruppen',
  'tools-page.groups-lead':
    'Eine Gruppe wird für einen Chat eingeschaltet, indem man sie erwähnt, z. B. `@{read-only}`, und mit ihrem Chip unter der Nachricht ausgeschaltet.',
  'tools-page.first-group': 'immer vorhanden',
  'tools-page.agent': 'Jedes Tool, das Pilotfish mitbringt.',
  'tools-page.read-only': 'Nur lesende Tools.',
  'tools-page.elsewhere': 'Was Server, Befehle und Dateien mitbringen.',
  'tools-page.missing_one': 'Zurzeit nicht vorhanden: {{names, list}}. Es wird übergangen.',
  'tools-page.missing_other': 'Zurzeit nicht vorhanden: {{names, list}}. Sie werden übergangen.',
  'tools-page.group-tools': '{{tools, list}}',
  'tools-page.no-tools': 'Keine Tools',
  'tools-page.add': 'Gruppe hinzufügen',
  'tools-page.edit': '{{name}} bearbeiten',
  'tools-page.remove': '{{name}} entfernen',

  'tools-page.new-group': 'Neue Gruppe',
  'tools-page.group': 'Gruppe {{name}}',
  'tools-page.name': 'Name',
  'tools-page.name-hint': 'Buchstaben, Ziffern, _ und -. Sie wird als @{name} erwähnt.',
  'tools-page.name-missing': 'Sie braucht einen Namen.',
  'tools-page.name-taken': 'Eine Gruppe dieses Namens gibt es schon.',
  'tools-page.description': 'Beschreibung',
  'tools-page.tools': 'Tools',
  'tools-page.prompt': 'Zeilen für den Systemprompt',
  'tools-page.prompt-hint':
    'Sie werden dem Modell genau so lange mitgeteilt, wie die Gruppe eingeschaltet ist.',
  'tools-page.replace': 'Anstelle dessen, was Pilotfish über sich selbst sagt',
  'tools-page.replace-hint':
    'Damit entfallen auch die Regeln über Ihre Antworten und den Stil der Änderungen.',
  'tools-page.collapse': 'Als einen Chip anzeigen',
  'tools-page.collapse-hint': 'Sonst hat jedes ihrer Tools einen eigenen Chip.',
  'tools-page.save': 'Speichern',
  'tools-page.cancel': 'Abbrechen',

  'tools-page.commands': 'Tools eines Befehls',
  'tools-page.commands-lead':
    'Ein Programm, das Funktionsdeklarationen als JSON ausgibt, und eines, das ein Tool davon ausführt: Es bekommt den Namen des Tools als Argument und die Eingabe als JSON. Beide laufen nur in vertrauenswürdigen Ordnern, und bei jedem Aufruf wird gefragt.',
  'tools-page.discovery': 'Erkennungsbefehl',
  'tools-page.discovery-hint':
    'Eine ausführbare Datei, ohne Shell: ein Pfad im Projekt, ein absoluter oder der Name eines Programms.',
  'tools-page.call': 'Aufrufbefehl',
} as const satisfies German<typeof english>;
