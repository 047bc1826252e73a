import type { agentsPage as english } from '../../english/settings/agents-page';
import type { German } from '../../translation/translation';

// Agents: the sub-agents there are, where each comes from, and the text of the person's own.

export const agentsPage = {
  'agents-page.lead':
    'Ein Subagent bearbeitet einen Teil einer Aufgabe mit eigenem Kontext; für seine Aufrufe gelten dieselben Regeln und Rückfragen wie für alle anderen. Ihre eigenen sind Markdown-Dateien in `agents` im Datenordner, die eines Projekts liegen in `.pilotfish/agents` und gelten, sobald Sie ihnen vertrauen.',
  'agents-page.restricted':
    'Dieser Ordner ist eingeschränkt: Was in seinem .pilotfish/agents liegt, wird hier weder aufgeführt noch verwendet.',
  'agents-page.list': 'Subagenten',
  'agents-page.add': 'Neuer Subagent',
  'agents-page.edit': '{{name}} bearbeiten',
  'agents-page.open': '{{name}} öffnen',
  'agents-page.remove': '{{name}} löschen',
  'agents-page.remove-title': '{{file}} löschen?',
  'agents-page.remove-confirm': 'Löschen',
  'agents-page.cancel': 'Abbrechen',
  'agents-page.save': 'Speichern',
  'agents-page.place': 'Wo er gespeichert wird',
  'agents-page.place-person': 'Bei Ihnen, für jedes Projekt',
  'agents-page.place-project': 'In diesem Projekt, in .pilotfish/agents',
  'agents-page.name': 'Name',
  'agents-page.name-hint': 'Buchstaben, Ziffern, - und _.',
  'agents-page.description': 'Wann er verwendet wird',
  'agents-page.description-hint': 'Das Modell liest es, um zwischen Subagenten zu wählen.',
  'agents-page.prompt': 'Anweisungen',
  'agents-page.tools-label': 'Tools',
  'agents-page.some-tools': 'Nur diese',
  'agents-page.chosen-tools': 'Seine Tools',
  'agents-page.model-label': 'Modell (optional)',
  'agents-page.model-hint': 'Vom Anbieter, den der Chat hat. Leer: das Modell des Chats.',
  'agents-page.as-text': 'Als Text',
  'agents-page.as-fields': 'Als Formular',
  'agents-page.mend-first': 'Der Text definiert noch nichts.',
  'agents-page.text': 'Definition',
  'agents-page.new-title': 'Neuer Subagent',
  'agents-page.from-built-in': 'eingebaut',
  'agents-page.from-person': 'eigener',
  'agents-page.from-project': 'Projekt',
  'agents-page.state-hidden': 'nicht verwendet',
  'agents-page.state-untrusted': 'nicht vertrauenswürdig',
  'agents-page.state-faulty': 'fehlerhaft',
  'agents-page.all-tools': 'Alle Tools außer Aufgaben und Plänen',
  'agents-page.no-tools': 'Keine Tools',
  'agents-page.tools': 'Tools: {{tools, list}}',
  'agents-page.model': 'Modell: {{model}}',
} as const satisfies German<typeof english>;
