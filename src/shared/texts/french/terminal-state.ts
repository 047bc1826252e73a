import type { terminalState as english } from '../english/terminal-state';
import type { French } from '../translation/translation';

// State of a terminal: how what runs in it is going, or how it ended.

export const terminalState = {
  'terminal-state.running': 'En cours',
  'terminal-state.awaits-input': 'Attend une saisie',
  'terminal-state.held-back':
    'Suspendue : son journal est plein ({{mebibytes}} Mio chacun, 1 Gio par projet)',
  'terminal-state.lingers': '{{ended}} ; ce qu’elle a lancé continue',
  'terminal-state.ended-by-signal': 'Terminée par {{signal}}',
  'terminal-state.stopped': 'Arrêtée par vous',
  'terminal-state.ended': 'Terminée',
  'terminal-state.ended-with-code': 'Terminée (code {{exitCode}})',

  'terminal-state.day-and-clock': '{{day}}, {{clock}}',

  'terminal-state.one-awaits-input': 'L’une attend une saisie',
  'terminal-state.last-failed': 'La dernière a échoué',
} as const satisfies French<typeof english>;
