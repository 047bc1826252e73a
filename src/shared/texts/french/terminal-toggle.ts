import type { terminalToggle as english } from '../english/terminal-toggle';
import type { French } from '../translation/translation';

// Terminal panel: what is said of it while it is closed.

export const terminalToggle = {
  'terminal-panel.one-rang': 'Un terminal a sonné',
} as const satisfies French<typeof english>;
