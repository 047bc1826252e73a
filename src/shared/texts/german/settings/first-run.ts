import type { firstRun as english } from '../../english/settings/first-run';
import type { German } from '../../translation/translation';

// First run: a model has to be chosen.

export const firstRun = {
  'first-run.title': 'Willkommen bei Pilotfish',
  'first-run.lead':
    'Wählen Sie ein Modell. Jede Änderung ist ein Vorschlag, den Sie sehen, bearbeiten, annehmen oder ablehnen.',
  'first-run.demo-title': 'Erst einmal umsehen',
  'first-run.demo':
    'Das Demomodell ist eingebaut und folgt einem Skript, liest aber dieses Projekt wirklich, schlägt eine kleine Änderung vor und führt eine Aufgabenliste. Nichts zu installieren, kein Schlüssel, nichts verlässt diesen Rechner.',
  'first-run.try-demo': 'Demomodell ausprobieren',
  'first-run.what-leaves':
    'Ihre Nachrichten und die Dateien, die das Modell liest, gehen an den ausgewählten Endpunkt und nirgendwohin sonst. Ein Schlüssel wird nur an seinen eigenen Endpunkt gesendet und nie wieder angezeigt.',
  'first-run.escape': 'Esc beginnt mit dem Demomodell',

  'first-run.local-title': 'Auf diesem Rechner',
  'first-run.look-again': 'Erneut suchen',
  'first-run.looking': 'Suche nach {{servers, list}}…',
  'first-run.none-found':
    'Kein Modellserver hat geantwortet ({{servers, list}}). Starten Sie einen, und suchen Sie erneut.',
  'first-run.server-without-model':
    '{{server}} läuft, hat aber noch kein Modell. Laden Sie eines herunter, und suchen Sie erneut.',
  'first-run.model-of': 'Modell von {{server}}',
  'first-run.use': 'Verwenden',
  'first-run.use-server': '{{server}} verwenden',

  'first-run.service-title': 'Ein Dienst oder ein anderer OpenAI-kompatibler Endpunkt',
  'first-run.service': 'Dienst',
  'first-run.other-service': 'Anderer Endpunkt…',
  'first-run.other-name': 'Mein Endpunkt',
  'first-run.use-model': 'Dieses Modell verwenden',
  'first-run.model-missing': 'Wählen Sie zuerst ein Modell aus.',
} as const satisfies German<typeof english>;
