// State of a terminal: the state of its program, or how it ended.

export const terminalState = {
  'terminal-state.running': 'Running',
  'terminal-state.awaits-input': 'Waiting for input',
  'terminal-state.held-back':
    'Paused: its log is full (limits: {{mebibytes}} MiB per command, 1 GiB per project)',
  'terminal-state.lingers': '{{ended}}; its child processes are still running',
  'terminal-state.ended-by-signal': 'Ended by {{signal}}',
  'terminal-state.stopped': 'Stopped by you',
  'terminal-state.ended': 'Ended',
  'terminal-state.ended-with-code': 'Ended, exit code {{exitCode}}',

  'terminal-state.day-and-clock': '{{day}}, {{clock}}',

  'terminal-state.one-awaits-input': 'One is waiting for input',
  'terminal-state.last-failed': 'The last one failed',
} as const;
