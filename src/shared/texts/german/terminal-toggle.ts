import type { terminalToggle as english } from '../english/terminal-toggle';
import type { German } from '../translation/translation';

// Terminal panel: what is said of it while it is closed.

export const terminalToggle = {
  'terminal-panel.one-rang': 'Ein Terminal hat geläutet',
} as const satisfies German<typeof english>;
