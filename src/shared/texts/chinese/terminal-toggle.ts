import type { terminalToggle as english } from '../english/terminal-toggle';
import type { Chinese } from '../translation/translation';

// Terminal panel: what is said of it while it is closed.

export const terminalToggle = {
  'terminal-panel.one-rang': '有终端发出了响铃',
} as const satisfies Chinese<typeof english>;
