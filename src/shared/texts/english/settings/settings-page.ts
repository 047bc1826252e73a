// Settings page: its sections, and the settings for appearance, behaviour and data.

export const settingsPage = {
  'settings-page.title': 'Settings',
  'settings-page.section-models': 'Models',
  'settings-page.section-tools': 'Tools',
  'settings-page.section-servers': 'Servers',
  'settings-page.section-rules': 'Rules',
  'settings-page.section-memory': 'Memory',
  'settings-page.section-agents': 'Agents',
  'settings-page.section-appearance': 'Appearance',
  'settings-page.section-behaviour': 'Behaviour',
  'settings-page.section-keys': 'Keyboard',
  'settings-page.section-data': 'Data',
  'settings-page.copied': 'Copied',

  'settings-page.theme': 'Theme',
  'settings-page.theme-system': 'Like the system',
  'settings-page.theme-system-hint': 'Light or dark, as your desktop is set.',
  'settings-page.theme-light': 'Light',
  'settings-page.theme-dark': 'Dark',

  'settings-page.language': 'Language',
  'settings-page.language-hint':
    'The menus and messages of the code editor change when the window is reloaded.',
  'settings-page.language-system': 'Like the system',

  'settings-page.default-mode': 'Mode of a new chat',
  'settings-page.mode-plan-hint': 'Looks around and plans; changes nothing.',
  'settings-page.mode-ask-hint': 'Every change is a question.',
  'settings-page.mode-accept-edits-hint': 'Changes inside the project run; protected files still ask.',

  'settings-page.enter-while-working': 'Enter while the model works',
  'settings-page.enter-queue': 'Queues the message',
  'settings-page.enter-queue-hint': 'It goes with the next request.',
  'settings-page.enter-steer': 'Interrupts',
  'settings-page.enter-steer-hint': 'What runs is ended, and the model reads the message at once.',

  'settings-page.chat-titles': 'Let the model name chats',
  'settings-page.chat-titles-hint':
    'After the first answer it is asked for a short title. A title that you give stays.',

  'settings-page.correction': 'Let the model repair its own edits',
  'settings-page.correction-hint':
    'When the text to replace is not found, the model is asked once for the segment it meant. You still see the result first.',

  'settings-page.notifications': 'Notifications while you look elsewhere',
  'settings-page.notifications-waiting': 'A chat waits for you',
  'settings-page.notifications-finished': 'A chat has finished',
  'settings-page.notifications-failed': 'A chat could not go on',
  'settings-page.notifications-sound': 'With a sound',
  'settings-page.notifications-allow': 'Allow notifications in this browser…',
  'settings-page.notifications-denied':
    'This browser does not let Pilotfish show notifications. Its settings for this page allow them.',

  'settings-page.desktop': 'On the desktop',
  'settings-page.quick-ask-shortcut': 'Shortcut for a quick question',
  'settings-page.quick-ask-shortcut-hint':
    'Opens a small window wherever you are, e.g. CommandOrControl+Shift+Space. Empty for none.',
  'settings-page.close-to-tray': 'Stay in the tray when the last window is closed',
  'settings-page.close-to-tray-hint': 'Chats and commands go on. The menu of the tray ends Pilotfish.',
  'settings-page.desktop-elsewhere':
    'These hold for the desktop application. In a browser the small window is at /quick-ask.',

  'settings-page.memory-files': 'Memory files',

  'settings-page.data-lead':
    'Pilotfish keeps its data in one folder of the machine it runs on. Set the environment variable `PILOTFISH_HOME` before starting to use another.',
  'settings-page.data-folder': 'The data folder',
  'settings-page.data-settings': 'All settings, as commented JSON. Edits to it hold at once.',
  'settings-page.data-rules': 'Your rules for projects and everywhere.',
  'settings-page.data-keys': 'Keys that you gave to commands. Pilotfish never writes it.',
  'settings-page.data-chats': 'One file for each chat, in a folder for each project.',
  'settings-page.data-logs': 'What went wrong inside, without keys.',
  'settings-page.kept-room': 'What files held before they were changed',
  'settings-page.kept-size': '{{bytes, size}}, so that changes can be taken back',
  'settings-page.kept-none': 'Nothing is kept yet.',
  'settings-page.kept-empty': 'Empty…',
  'settings-page.kept-ask': 'Empty what files held before?',
  'settings-page.kept-ask-why':
    'Changes of chats that are not open now can then no longer be taken back. Files of your projects stay as they are.',
  'settings-page.kept-do': 'Empty it',
  'settings-page.data-copy': 'Copy path of {{path}}',
  'settings-page.data-leaves':
    'Keys are kept apart from the settings and sent to their own endpoint only. Messages, and the files the model reads, go to the endpoint you chose; what the web tools ask, to the hosts you allow; nothing goes anywhere else.',
  'settings-page.version': 'Pilotfish {{version}}',
} as const;
