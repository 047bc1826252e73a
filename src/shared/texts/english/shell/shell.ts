// Shell of the window: the title bar, the notices below it, the columns, and the texts without a connection to the main
// process.

export const shell = {
  'shell.product': 'Pilotfish',
  'shell.title': '{{project}} – Pilotfish',
  'shell.title-with-waiting': '({{waiting}}) {{title}}',

  'shell.connecting': 'Connecting to Pilotfish…',
  'shell.connecting-late':
    'Pilotfish does not respond yet. If this continues, check the terminal where you started Pilotfish, and open the printed address again.',
  'shell.connection-lost':
    'The connection to Pilotfish is lost. The window is reconnecting, and your text stays here. If Pilotfish was restarted, open the address it printed.',
  'shell.page-unknown':
    'Pilotfish was restarted and no longer knows this page. Open the address it printed. Your text moves there with you.',

  'shell.notices': 'Notices',
  'shell.dismiss-notice': 'Dismiss',
  'shell.open-data-file': 'Open {{name}}',

  'shell.tree-width': 'Width of the project tree',
  'shell.chat-width': 'Width of the chat',
  'shell.chats-width': 'Width of the list of chats',
  'shell.close-drawer': 'Close',
  'shell.terminal-height': 'Height of the terminal',

  /** Before the name of the project, for a screen reader. */
  'shell.project-lead': 'Project: ',
  'shell.no-project': 'No folder',
  'shell.no-folder-open': 'No folder is open',
  'shell.open-projects': 'Open projects',
  'shell.recent-projects': 'Recent projects',
  'shell.project-missing': 'Missing: {{root}}',
  'shell.project-waits_one': '1 question waiting: {{root}}',
  'shell.project-waits_other': '{{count, number}} questions waiting: {{root}}',
  'shell.folder-title': 'Open a folder',
  'shell.folder-place': 'Pilotfish opens a folder on the machine where it runs.',
  'shell.folder-path': 'Path',
  'shell.folder-open': 'Open',

  'shell.waiting': '{{count, number}} waiting',
  'shell.waiting-elsewhere_one': '1 in another chat',
  'shell.waiting-elsewhere_other': '{{count, number}} in other chats',
  'shell.waiting-in-projects_one': '1 in another project',
  'shell.waiting-in-projects_other': '{{count, number}} in other projects',
  'shell.questions-wait_one': '1 question waiting',
  'shell.questions-wait_other': '{{count, number}} questions waiting',
  'shell.questions-wait-elsewhere_one': '1 question waiting outside this chat',
  'shell.questions-wait-elsewhere_other': '{{count, number}} questions waiting outside this chat',
  /** In place of a command's keys, after the user has removed them. */
  'shell.no-key': 'no key',
  'shell.go-to-waiting': '{{where}}. Press {{keys}} to go there.',

  'shell.context': 'Context in use',
  'shell.context-percent': '{{percent}} %',
  'shell.context-said': '{{percent}} %. {{details}}',
  'shell.context-details':
    '{{used, compact}} of {{window, compact}} tokens of context in use · {{sent, compact}} sent and {{received, compact}} received in this chat',
  'shell.context-details-memory':
    '{{used, compact}} of {{window, compact}} tokens of context in use, about {{memory, compact}} of them by memory files · {{sent, compact}} sent and {{received, compact}} received in this chat',
  'shell.context-cost': '{{details}} · {{amounts, and}} so far',
  'shell.context-cost-partly': '{{details}} · {{amounts, and}} so far, plus usage with an unknown price',
  'shell.budget-turn': '{{details}} · {{used}} of this turn’s budget of {{limit}}',
  'shell.budget-day': '{{details}} · {{used}} of today’s budget of {{limit}}',
} as const;
