// Shell: the title bar, the notices under it, the columns, and what stands there while main cannot be reached.

export const shell = {
  'shell.product': 'Pilotfish',
  'shell.title': ({ project }: { project: string }) => `${project} – Pilotfish`,
  'shell.title-with-waiting': ({ title, waiting }: { title: string; waiting: number }) =>
    `(${waiting}) ${title}`,

  'shell.connecting': 'Connecting to Pilotfish…',
  'shell.connecting-late':
    'It does not answer yet. If this goes on, look at the terminal where Pilotfish was started, and open the address it printed again.',
  'shell.connection-lost':
    'The connection to Pilotfish is lost. It is being tried again; what you wrote stays here. If Pilotfish was started anew, open the address it printed.',

  'shell.notices': 'Notices',
  'shell.dismiss-notice': 'Dismiss',

  'shell.tree-width': 'Width of the project tree',
  'shell.chat-width': 'Width of the chat',
  'shell.close-drawer': 'Close',
  'shell.terminal-height': 'Height of the terminal',

  /** Stands before the name of the project, for a screen reader. */
  'shell.project-lead': 'Project: ',
  'shell.no-project': 'No folder',
  'shell.no-folder-open': 'No folder is open',
  'shell.open-projects': 'Open projects',
  'shell.recent-projects': 'Recent projects',
  'shell.project-missing': ({ root }: { root: string }) => `Missing: ${root}`,
  'shell.project-waits': ({ count, root }: { count: number; root: string }) => `${waiting(count)}: ${root}`,
  'shell.others-wait': ({ count }: Count) => `(${waiting(count)} in others)`,
  'shell.folder-title': 'Open a folder',
  'shell.folder-place': 'The folder lies on the machine where Pilotfish runs.',
  'shell.folder-path': 'Path',
  'shell.folder-open': 'Open',

  'shell.waiting': ({ count }: Count) => `${count} waiting`,
  'shell.waiting-elsewhere': ({ count }: Count) =>
    count === 1 ? '1 in another chat' : `${count} in other chats`,
  'shell.questions-wait': ({ count }: Count) => waiting(count),
  'shell.questions-wait-elsewhere': ({ count }: Count) => `${waiting(count)} outside of this chat`,
  /** In the place of a command's keys, once the person has taken them from it. */
  'shell.no-key': 'no key',
  'shell.go-to-waiting': ({ where, keys }: { where: string; keys: string }) =>
    `${where}. Press ${keys} to go there.`,

  'shell.context': 'Context in use',
  'shell.context-percent': ({ percent }: { percent: number }) => `${percent} %`,
  'shell.context-said': ({ percent, details }: { percent: number; details: string }) =>
    `${percent} %. ${details}`,
  'shell.context-details': ({ used, window, sent, received }: Tokens) =>
    `${grouped(used)} of ${grouped(window)} tokens of context in use · ${grouped(sent)} sent and ${grouped(received)} received in this chat`,
  'shell.context-details-memory': ({ used, window, sent, received, memory }: Tokens) =>
    `${grouped(used)} of ${grouped(window)} tokens of context in use, about ${grouped(memory)} of them by memory files · ${grouped(sent)} sent and ${grouped(received)} received in this chat`,
} as const;

type Count = { count: number };
type Tokens = { used: number; window: number; sent: number; received: number; memory: number };

function waiting(count: number): string {
  return count === 1 ? '1 question waits' : `${count} questions wait`;
}

function grouped(tokens: number): string {
  return tokens.toLocaleString('en');
}
