import type { callCard as english } from '../../english/chat/call-card';
import type { German } from '../../translation/translation';

// A call of a tool on its card: how it goes, why it ran or did not, and what came of it.

export const callCard = {
  'call-card.queued': 'Eingereiht',
  'call-card.granted': 'Angenommen, wartet, bis es an der Reihe ist',
  'call-card.waits': 'Wartet auf Sie',
  'call-card.running': 'Läuft',
  'call-card.started': 'Gestartet',
  'call-card.done': 'Erledigt',
  'call-card.failed': 'Fehlgeschlagen',
  'call-card.plan-approved': 'Gebilligt',
  'call-card.plan-kept': 'Wird weitergeplant',
  'call-card.answered': 'Beantwortet',
  'call-card.rejected': 'Abgelehnt',
  'call-card.not-done': 'Nicht ausgeführt',
  'call-card.refused': 'Verweigert',
  'call-card.refused-by-mode': 'Verweigert: {{mode}}',
  'call-card.refused-by-rule': 'Verweigert: Regel',
  'call-card.stopped-while-running': 'Während der Ausführung gestoppt',
  'call-card.stopped-after': 'Gestoppt nach {{duration}}',

  'call-card.why-stopped': 'Sie haben den Durchgang gestoppt.',
  'call-card.why-stopped-running':
    'Sie haben den Aufruf während der Ausführung gestoppt. Was bis dahin getan war, bleibt getan.',
  'call-card.why-interrupted': 'Während der Ausführung wurde Pilotfish beendet oder das Projekt geschlossen.',
  'call-card.why-closed': 'Nicht ausgeführt: Das Projekt oder Pilotfish wurde geschlossen.',
  'call-card.why-skipped':
    'Übersprungen: Sie haben einen früheren Aufruf abgelehnt und einen neuen Plan verlangt.',
  'call-card.why-superseded': 'Sie haben zuerst eine Nachricht gesendet.',
  'call-card.why-refused-by-mode': 'Durch den Modus „{{mode}}“ verweigert.',
  'call-card.why-refused-by-rule': 'Durch die Regel „{{rule}}“ ({{scope}}) verweigert.',
  'call-card.why-refused-again':
    'Sie haben denselben Aufruf schon einmal abgelehnt, daher wurde nicht noch einmal gefragt.',
  'call-card.why-rejected': 'Sie haben abgelehnt.',
  'call-card.why-rejected-for': 'Sie haben abgelehnt: {{reason}}',

  'call-card.read-only': 'Ändert keine Datei und fragt deshalb nie.',
  'call-card.agent': 'Fragt selbst nie: Jeder seiner Aufrufe wird beurteilt; gefragt wird, wo es nötig ist.',
  'call-card.allowed-by-mode': 'Durch den Modus „{{mode}}“ zugelassen.',
  'call-card.allowed-by-rule': 'Durch die Regel „{{rule}}“ ({{scope}}) zugelassen.',
  'call-card.accepted': 'Sie haben angenommen.',
  'call-card.accepted-with-edits': 'Sie haben mit Bearbeitungen angenommen.',
  'call-card.accepted-these': 'Sie haben es zusammen mit einer früheren Bearbeitung des Stapels angenommen.',
  'call-card.accepted-always': 'Sie haben angenommen und eine Regel angelegt.',
  'call-card.decided-plan': 'Sie haben über den Plan entschieden.',
  'call-card.answered-question': 'Sie haben geantwortet.',
  'call-card.answered-form': 'Sie haben das Formular beantwortet.',
  'call-card.scope-chat': 'dieser Chat',
  'call-card.scope-project': 'dieses Projekt',
  'call-card.scope-everywhere': 'überall',

  'call-card.input': '{{tool}}: Eingabe',
  'call-card.told-to-model': 'Dem Modell mitgeteilt',
  'call-card.show-all': 'Alles anzeigen',
  'call-card.empty': '(leer)',
  'call-card.unwritten-edit': 'Ihre Fassung, die nicht geschrieben wurde',
  'call-card.todos-done': '{{done, number}} von {{total, number}} erledigt',

  'call-card.exit': 'Exitcode {{exitCode}}',
  'call-card.output': 'Ausgabe',
  'call-card.not-let-reach': 'Die Sandbox hat die Verbindung zu {{hosts, list}} verhindert.',
  'call-card.not-let-write': 'Die Sandbox hat das Schreiben in {{places, list}} verhindert.',
  'call-card.not-let-have-keys': 'Die Sandbox hat das Lesen Ihrer SSH-Schlüssel verhindert.',
  'call-card.made-protected':
    'Er hat {{names, list}} angelegt: geschützte Namen, in die spätere Befehle nicht schreiben können.',
  'call-card.allow-and-run-again': 'Erlauben und erneut ausführen',
  'call-card.run-without-sandbox': 'Ohne Sandbox erneut ausführen',
  'call-card.output-so-far': 'Bisherige Ausgabe',
  'call-card.printed-nothing': 'Es wurde nichts ausgegeben.',
  'call-card.ended-by': 'Durch {{signal}} beendet.',
  'call-card.no-exit-code': 'Noch kein Exitcode.',
  'call-card.awaits-input':
    'Der Befehl wartet auf eine Eingabe. Öffnen Sie ihn, um etwas einzugeben, warten Sie, oder stoppen Sie ihn.',
  'call-card.in-background': 'Im Hintergrund',
  'call-card.open-terminal': 'Im Terminal öffnen',
  'call-card.stop': 'Stoppen',
} as const satisfies German<typeof english>;
