// Terminal panel: messages while it is closed.

export const terminalToggle = {
  'terminal-panel.one-rang': 'Terminal bell',
} as const;
