// Settings: their pages and sections, and the settings for appearance, behaviour and data.

export const settingsPage = {
  'settings-page.title': 'Settings',
  'settings-page.page-tools': 'Tools and servers',
  'settings-page.page-agents': 'Agents and memory',
  'settings-page.page-behaviour': 'Behaviour and data',
  'settings-page.section-models': 'Models',
  'settings-page.section-tools': 'Tools',
  'settings-page.section-servers': 'Servers',
  'settings-page.section-rules': 'Rules',
  'settings-page.section-memory': 'Memory',
  'settings-page.section-agents': 'Sub-agents',
  'settings-page.section-skills': 'Skills',
  'settings-page.section-appearance': 'Appearance',
  'settings-page.section-behaviour': 'Behaviour',
  'settings-page.section-keys': 'Keyboard',
  'settings-page.section-data': 'Data',
  'settings-page.copied': 'Copied',

  'settings-page.theme': 'Theme',
  'settings-page.theme-system': 'Use system setting',
  'settings-page.theme-system-hint': 'Follows the light or dark mode of your desktop.',
  'settings-page.theme-light': 'Light',
  'settings-page.theme-dark': 'Dark',

  'settings-page.language': 'Language',
  'settings-page.language-hint': 'The menus and messages of the code editor change after the window reloads.',
  'settings-page.language-system': 'Use system setting',

  'settings-page.default-mode': 'Mode of new chats',
  'settings-page.mode-plan-hint': 'Only reads. Changes are denied.',
  'settings-page.mode-ask-hint': 'Every change waits for your answer.',
  'settings-page.mode-accept-edits-hint':
    'Changes files in the project without asking. Protected files still ask.',

  'settings-page.enter-while-working': 'Enter key while the model works',
  'settings-page.enter-queue': 'Queue the message',
  'settings-page.enter-queue-hint': 'Pilotfish sends it with the next request.',
  'settings-page.enter-steer': 'Interrupt the model',
  'settings-page.enter-steer-hint': 'Running work ends, and the model reads the message immediately.',

  'settings-page.chat-titles': 'Generated chat titles',
  'settings-page.chat-titles-hint':
    'After the first reply, the model writes a short title. Your own titles stay.',

  'settings-page.correction': 'Automatic correction of edits',
  'settings-page.correction-hint':
    'If the file lacks the text to replace, Pilotfish asks the model once which text it means. You still review the result.',

  'settings-page.notifications': 'Notifications for chats in the background',
  'settings-page.notifications-waiting': 'A question is waiting',
  'settings-page.notifications-finished': 'A chat has finished',
  'settings-page.notifications-failed': 'A chat could not continue',
  'settings-page.notifications-sound': 'Play a sound',
  'settings-page.notifications-allow': 'Allow notifications in this browser…',
  'settings-page.notifications-denied':
    'This browser blocks the notifications of Pilotfish. Allow them in its settings for this page.',
  'settings-page.notifications-mac':
    'macOS shows notifications and the number on the Dock only for signed applications, and Pilotfish is not signed. The number in the title of the window remains.',

  'settings-page.desktop': 'Desktop application',
  'settings-page.quick-ask-shortcut': 'Quick question shortcut',
  'settings-page.quick-ask-shortcut-hint':
    'Opens a small window over any application, for example with CommandOrControl+Shift+Space. If empty, the shortcut is off.',
  'settings-page.close-to-tray': 'Close to tray',
  'settings-page.close-to-tray-hint':
    'Chats and commands continue after the last window closes. Quit Pilotfish from the tray menu.',
  'settings-page.desktop-elsewhere':
    'These settings apply to the desktop application. In a browser, open the small window at /quick-ask.',

  'settings-page.memory-files': 'Memory files',

  'settings-page.data-lead':
    'Pilotfish stores its data in one folder on the machine where it runs. To use another folder, set the environment variable `PILOTFISH_HOME` before you start Pilotfish.',
  'settings-page.data-folder': 'Data folder',
  'settings-page.data-settings': 'All settings, as JSON with comments. Edits apply immediately.',
  'settings-page.data-rules': 'Your rules for single projects and for all projects.',
  'settings-page.data-keys': 'Your keyboard shortcuts. Pilotfish never changes this file.',
  'settings-page.data-chats': 'One file for each chat, in a folder for each project.',
  'settings-page.data-logs': 'Internal errors, without keys.',
  'settings-page.kept-room': 'Undo history',
  'settings-page.kept-size': '{{bytes, size}} of earlier file contents',
  'settings-page.kept-none': 'The undo history is empty.',
  'settings-page.kept-empty': 'Clear…',
  'settings-page.kept-ask': 'Clear the undo history?',
  'settings-page.kept-ask-why':
    'After that, changes in chats that are closed now cannot be undone. The files of your projects stay unchanged.',
  'settings-page.kept-do': 'Clear',
  'settings-page.data-copy': 'Copy path of {{path}}',
  'settings-page.data-leaves':
    'Pilotfish stores keys separately from the settings and sends a key only to its provider. Messages and the files that the model reads go to the provider that you chose. Requests of the web tools go to hosts that you allow. Calls of MCP tools go to their servers, and the package lookup sends names of packages to their registry. Pilotfish sends no other data.',
  'settings-page.version': 'Pilotfish {{version}}',
} as const;
