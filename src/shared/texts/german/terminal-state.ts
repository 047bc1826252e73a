import type { terminalState as english } from '../english/terminal-state';
import type { German } from '../translation/translation';

// State of a terminal: how what runs in it is going, or how it ended.

export const terminalState = {
  'terminal-state.running': 'Läuft',
  'terminal-state.awaits-input': 'Wartet auf Eingabe',
  'terminal-state.held-back':
    'Zurückgehalten: Sein Protokoll fasst nicht mehr (je {{mebibytes}} MiB, 1 GiB je Projekt)',
  'terminal-state.lingers': '{{ended}}; was er gestartet hat, läuft weiter',
  'terminal-state.ended-by-signal': 'Durch {{signal}} beendet',
  'terminal-state.stopped': 'Von Ihnen gestoppt',
  'terminal-state.ended': 'Beendet',
  'terminal-state.ended-with-code': 'Beendet, Exitcode {{exitCode}}',

  'terminal-state.day-and-clock': '{{day}}, {{clock}}',

  'terminal-state.one-awaits-input': 'Einer wartet auf Eingabe',
  'terminal-state.last-failed': 'Der letzte ist fehlgeschlagen',
} as const satisfies German<typeof english>;
