// Terminal panel: the user's shells and the model's commands, their tabs, and their actions.

export const terminalPanel = {
  'terminal-panel.name': 'Terminal',
  'terminal-panel.none-open': 'No terminal is open',
  'terminal-panel.new': 'New terminal',
  'terminal-panel.separator': 'Width of the terminals side by side',
  'terminal-panel.rang': 'Bell',

  'terminal-panel.tabs': 'Terminals',
  'terminal-panel.close-tab': 'Close {{title}}',
  'terminal-panel.more': 'More terminal actions',
  'terminal-panel.screen-reader-hint':
    'The screen reader reads the output, and the arrow keys move through its lines.',

  'terminal-panel.agent-tab': 'Agent',
  'terminal-panel.agent-tab-title': 'The agent’s commands',
  'terminal-panel.running_zero': 'None running',
  'terminal-panel.running_one': '{{count, number}} running',
  'terminal-panel.running_other': '{{count, number}} running',
  /** A message to screen readers about several things at once. */
  'terminal-panel.said': '{{all, list}}',

  'terminal-panel.commands': 'Commands of the agent',
  'terminal-panel.kept-running': 'Keeps running',

  'terminal-panel.background': 'Background',
  'terminal-panel.of-project': 'Project {{name}}',
  'terminal-panel.running-from-before': 'Still running from an earlier session. This is its log.',
  'terminal-panel.taken-over': 'The command gets your input.',
  'terminal-panel.to-read': 'Command of the agent (read-only)',
  'terminal-panel.take-over': 'Take over',
  'terminal-panel.stop': 'Stop',
  'terminal-panel.remove': 'Remove',

  'terminal-panel.restart-shell': 'Restart',
  'terminal-panel.close-shell': 'Close',

  'terminal-panel.shell-input': 'Terminal input',
  'terminal-panel.command-output': 'Output of the command',
  'terminal-panel.add-to-chat': 'Add to chat',

  'terminal-panel.rename-title': 'Rename the terminal',
  'terminal-panel.name-field': 'Name',
  'terminal-panel.rename': 'Rename',

  'terminal-panel.paste-title_one': 'Paste a line with its line break?',
  'terminal-panel.paste-title_other': 'Paste {{count, number}} lines?',
  'terminal-panel.paste-warning': 'The terminal may run each line as soon as it arrives.',
  'terminal-panel.paste-more-lines': '… and {{count, number}} more',
  'terminal-panel.paste-as-one-line': 'Paste as one line',
  'terminal-panel.paste': 'Paste',

  'terminal-panel.search': 'Find in the terminal',
  'terminal-panel.find': 'Find',
  'terminal-panel.not-found': 'Not found',
  'terminal-panel.previous-match': 'Previous match',
  'terminal-panel.next-match': 'Next match',
  'terminal-panel.close-search': 'Close the search',
} as const;
