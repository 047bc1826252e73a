import type { callProgress as english } from '../../english/tools/call-progress';
import type { German } from '../../translation/translation';

// What a running call says of how far it is.

export const callProgress = {
  'call-progress.agent_one': '{{doing}} · {{tokens, compact}} Token',
  'call-progress.agent_other': '{{doing}} · {{tokens, compact}} Token',
  'call-progress.agent-thinks': 'Denkt nach',
  'call-progress.agent-writes': 'Schreibt',
  'call-progress.agent-compacts': 'Fasst zusammen, was bekannt ist',
  'call-progress.agent-calls': '{{titles, list}}',
  'call-progress.files-read_one': '{{read, number}} von {{total, number}} Datei',
  'call-progress.files-read_other': '{{read, number}} von {{total, number}} Dateien',
  'call-progress.asks-about-content': 'Fragt das Modell zum Inhalt',
  'call-progress.asks-about-page': 'Fragt das Modell zur Seite',
  'call-progress.asks-for-text': 'Fragt das Modell, welchen Text es meinte',
  'call-progress.summarises-output': 'Fasst die Ausgabe zusammen',
  'call-progress.elsewhere': '{{done, number}}',
  'call-progress.elsewhere_message': '{{message}}',
  'call-progress.elsewhere_total': '{{done, number}} von {{total, number}}',
  'call-progress.elsewhere_message_total': '{{message}} · {{done, number}} von {{total, number}}',
  'call-progress.awaits-input':
    '{{output}}\nDer Befehl wartet auf eine Eingabe. Geben Sie sie in seinem Terminal ein, warten Sie, oder stoppen Sie ihn.',
} as const satisfies German<typeof english>;
