import type { toggles as english } from '../../english/shell/toggles';
import type { German } from '../../translation/translation';

export const toggles = {
  'toggle.show-tree': 'Projektbaum einblenden',
  'toggle.hide-tree': 'Projektbaum ausblenden',
  'toggle.show-chat': 'Chat einblenden',
  'toggle.hide-chat': 'Chat ausblenden',
  'toggle.show-chats': 'Chatliste am Rand einblenden',
  'toggle.hide-chats': 'Chatliste am Rand ausblenden',
  'toggle.show-terminal': 'Terminal einblenden',
  'toggle.maximise-terminal': 'Terminal maximieren',
  'toggle.restore-terminal': 'Terminal verkleinern',
} as const satisfies German<typeof english>;
