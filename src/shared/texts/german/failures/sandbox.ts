import type { sandbox as english } from '../../english/failures/sandbox';
import type { German } from '../../translation/translation';

// Why commands cannot run in the system's sandbox here, and what would help.

export const sandbox = {
  'sandbox.not-installed': '{{programs}} ist nicht installiert ({{command}})',
  'sandbox.not-found':
    '{{programs}} ist nicht installiert. Installieren Sie es mit der Paketverwaltung Ihres Systems.',
  'sandbox.no-namespaces': 'Dieses System gibt Programmen keine Benutzer-Namensräume ({{command}})',
  'sandbox.not-permitted':
    'Dieses System oder der Container, in dem Pilotfish läuft, erlaubt keine Namensräume: {{why}}',
  'sandbox.does-not-start': 'Sie startet nicht: {{why}}',
  'sandbox.unsupported': 'Für {{system}} hat Pilotfish noch keine.',
  'sandbox.not-stopped': 'Diesen Aufruf hat die Sandbox nicht aufgehalten.',
  'sandbox.run-without': 'Führe das noch einmal aus, ohne die Sandbox: `{{command}}`',
  'sandbox.run-allowing': 'Führe das noch einmal aus, es darf jetzt {{hosts, list}} erreichen: `{{command}}`',
  'sandbox.run-allowing-places':
    'Führe das noch einmal aus, es darf dieses Mal in {{places, list}} schreiben: `{{command}}`',
  'sandbox.run-allowing-both':
    'Führe das noch einmal aus, es darf jetzt {{hosts, list}} erreichen und dieses Mal in {{places, list}} schreiben: `{{command}}`',
  'sandbox.place-stays-closed':
    '{{place}} bleibt Befehlen in der Sandbox verschlossen. Der Befehl kann ohne sie ausgeführt werden.',
  'sandbox.not-run':
    'Nicht ausgeführt: Die Einstellungen verlangen die Sandbox, und hier gibt es keine. {{why, sentence}}',
  'sandbox.off': 'In den Einstellungen ist sie ausgeschaltet.',
  'sandbox.bash-only': 'Sie gilt nur für Befehle der Bash.',
  'sandbox.port-taken':
    'Auf Port {{port}} lauscht auf diesem Rechner schon etwas anderes: Was in der Sandbox darauf lauscht, ist von außen nicht erreichbar.',
  'sandbox.port-not-open':
    'Was in der Sandbox auf Port {{port}} lauscht, ist von außen nicht erreichbar: {{why}}',
  'sandbox.needs-outside': 'Was er tut, liegt außerhalb von ihr.',
  'sandbox.sees-only-inside': 'In ihr wäre nur zu sehen, was darin läuft.',
  'sandbox.not-there-any-more': 'Der Befehl sollte in der Sandbox laufen, und es gibt keine mehr.',
  'sandbox.not-held':
    'Der Befehl wurde nicht ausgeführt, weil er sich nicht in der Sandbox starten ließ: {{why}}',
  'sandbox.required': 'Die Einstellungen verlangen die Sandbox, und es gibt keine: {{why}}',
  'sandbox.by-own-settings': 'Ihre Einstellungen sagen das von diesem Server.',
  'sandbox.folder-not-allowed':
    '{{folder}} kann dafür nicht geöffnet werden: Der Ordner ist geschützt, geheim oder von Pilotfish, oder er enthält Ihren Benutzerordner.',
} as const satisfies German<typeof english>;
