// The part of the English catalogue that hosts print, serve or put into a menu. It is not used in a window.

export const englishOfShells = {
  // Command line: the output of all `pilotfish` commands.
  'cli.help': `Pilotfish: a coding agent. You review each of its changes.

  pilotfish [folder …]            opens each folder (default: this one) in its own window,
                                  or in your browser if Electron cannot run
  pilotfish serve [folder …]      serves each folder to a browser at its own link
      --port N                    the port (default: the previous one, if it is free)
      --host ADDR                 the address to listen on (default: 127.0.0.1)
      --no-open                   does not open a browser
  pilotfish run <folder> --prompt TEXT
                                  runs one prompt without a window
      --mode MODE                 plan, ask, accept-edits or auto
      --output FORMAT             text (default), json or stream-json
      --continue CHAT             continues a chat
      --no-sandbox                runs commands outside the system's sandbox
      --trust                     trusts the folder's own configuration for this run: servers,
                                  sub-agents, commands, skills, hooks and memory files
  pilotfish check <folder> --command TEXT
                                  prints the decision about a command and its reasons, without running it
      --mode MODE                 plan, ask (default), accept-edits or auto
      --sandbox on|off            assumes this state of the system's sandbox (default: its real state)
      --batch                     reads JSON lines from standard input instead, and prints a line for each:
                                  { "command", "mode"?, "directory"?, "rules"?: [{ "effect", "tool", "match" }] }
  pilotfish undo <folder>         undoes the changes of tools and commands in the newest turn,
                                  but keeps later changes
      --chat CHAT                 in this chat (default: the newest of the folder)
      --turn N | --call ID        of this turn, counted from 1, or of one call
      --list                      only lists the changes that it could undo
      --dry-run                   only lists the files that it would undo
      --output FORMAT             text (default) or json
  pilotfish --help | --version

"pilotfish serve" prints a link for each folder. Each link opens one browser, once. Pilotfish then prints a new link.
From another machine, use a tunnel: ssh -L 4000:127.0.0.1:4000 you@machine, with --port 4000.

"pilotfish run" denies every call that needs an answer. Its exit code is 0 if the turn ended, 1 if it failed, paused
or ended with an incomplete reply, 2 for invalid arguments and 130 after Ctrl-C.

OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL choose the model. The default is the model chosen in the settings.
PILOTFISH_HOME moves the data folder. PILOTFISH_SANDBOX (auto, require or off) overrides the sandbox setting for one
start.
`,

  /** Two lines. */
  'cli.wrong': '{{problem}}\nTry: pilotfish --help',
  /** A sentence of Node, without its full stop. */
  'cli.not-parsed': '{{sentence}}.',
  'cli.run-needs-folder': 'run needs a folder: pilotfish run <folder> --prompt TEXT.',
  'cli.run-needs-prompt': 'run needs a prompt: pilotfish run <folder> --prompt TEXT.',
  'cli.folder-empty': 'The folder name is empty.',
  'cli.one-folder-only': 'run takes one folder: remove “{{extra}}”.',
  'cli.no-port': 'Invalid --port “{{given}}”: use a number from 0 to 65535.',
  'cli.option-empty': '{{option}} requires a value.',
  'cli.no-such-choice': 'Invalid {{option}} “{{given}}”: use one of {{choices, list}}.',

  'cli.node-too-old': 'Pilotfish requires Node {{oldest}} or newer; this is {{version}}.',

  'cli.fetching-electron': 'Downloading Electron (only once) …',
  'cli.no-display': 'No display found, so Pilotfish runs in a browser.',
  'cli.no-electron':
    'Electron could not be downloaded (npx install-electron), so Pilotfish runs in a browser.',
  'cli.electron-crashed': 'Electron crashed ({{signal}}).',
  'cli.no-window': 'Electron ended before it opened a window ({{how}}), so Pilotfish runs in a browser.',
  'cli.exit-code': 'exit code {{code}}',
  /** The commands for it follow. */
  'cli.apparmor-remedy':
    'AppArmor prevents Electron from creating its sandbox on this system. To allow it, run once:',

  'cli.served': 'Pilotfish serves {{folder}} at {{link}}',
  'cli.next-link': 'Link for another browser: {{link}}',
  'cli.next-link-of': 'Link for another browser on {{folder}}: {{link}}',

  'cli.left-out':
    'Pilotfish ignores this configuration, because the folder is restricted: {{things, list}}. Use --trust to trust it for this run.',
  'cli.sandbox-there': 'Commands run in the sandbox.',
  'cli.sandbox-missing': 'Commands run without a sandbox: {{why}}',
  'cli.sandbox-required':
    'Pilotfish denies commands, because the settings require a sandbox and it is unavailable: {{why}}',
  'cli.left-out-thing': '{{kind}} {{name}}',

  'cli.no-such-chat': 'Chat “{{chat}}” not found in this project.',
  'cli.call-done': '✓ {{tool}}: {{title}} ({{milliseconds}} ms)',
  'cli.call-ended': '✗ {{tool}}: {{title}} ({{milliseconds}} ms): {{phase}}: {{why}}',
  'cli.phase-failed': 'failed',
  'cli.phase-rejected': 'rejected',
  'cli.phase-cancelled': 'cancelled',

  /** On its own line: the verdict on a command. */
  'cli.check-run': 'It would run: {{because}}.',
  'cli.check-ask': 'It would ask: {{because}}.',
  'cli.check-refuse': 'It would be denied: {{because}}.',
  /** One part of the command. */
  'cli.check-part': '  {{text}}: {{why}}',
  'cli.check-needs-folder': 'check needs a folder: pilotfish check <folder> --command TEXT.',
  'cli.check-needs-command': 'check needs either --command TEXT or --batch.',
  'cli.check-one-folder': 'check takes one folder: remove “{{extra}}”.',
  'cli.check-line': 'Line {{line, number}}: {{problem}}.',
  'cli.undo-needs-folder': 'undo needs a folder: pilotfish undo <folder>.',
  'cli.undo-one-folder': 'undo takes one folder: remove “{{extra}}”.',
  'cli.undo-turn-or-call': 'Give either --turn or --call.',
  'cli.no-turn': 'Invalid --turn “{{given}}”: use a number of 1 or more.',
  'cli.no-chats': 'This project has no chats.',
  'cli.no-such-turn': 'Turn {{turn, number}} not found in this chat.',
  'cli.no-such-call': 'Call “{{call}}” not found in this chat.',
  'cli.undo-none': 'No changes to undo.',
  'cli.undo-turn': 'Turn {{number, number}}: {{message}}',
  'cli.undo-file': '  {{file}}: {{became}}, +{{added, number}} −{{removed, number}}',
  'cli.became-created': 'created',
  'cli.became-changed': 'changed',
  'cli.became-deleted': 'deleted',
  'cli.became-as-before': 'as before',
  'cli.undone': 'Undone: {{file}}',
  'cli.undone-in-part': 'Partly undone, because of later changes: {{file}}',
  'cli.would-undo': 'Would be undone: {{file}}',
  'cli.would-undo-in-part': 'Would be partly undone, because of later changes: {{file}}',
  'cli.undo-kept': 'Skipped {{file}}: {{why}}',
  'cli.undo-ignored': 'Undo skips files that git ignores: {{files, list}}',
  'cli.undo-left-out':
    'Undo skips files that are too large or unreadable, or have a non-UTF-8 name: {{files, list}}',
  'cli.check-not-json': 'invalid JSON',

  // Desktop shell: the system's menus, dialogs and notifications.
  'desktop.menu-file': 'File',
  'desktop.menu-view': 'View',

  'desktop.quick-question': 'Quick Question',
  'desktop.open-window': 'Open Pilotfish',
  'desktop.waiting_one': '1 question waiting',
  'desktop.waiting_other': '{{count, number}} questions waiting',
  'desktop.tray-waiting_one': 'Pilotfish – 1 question waiting',
  'desktop.tray-waiting_other': 'Pilotfish – {{count, number}} questions waiting',

  'desktop.choose-folder': 'Open a project folder',
  'desktop.save-file': 'Export to a file',
  'desktop.recent-folders': 'Recent Folders',
  'desktop.open-from-link': 'A link wants to open this folder. Open it?',
  'desktop.open-link': 'Open this address in your browser?',
  'desktop.open-link-now': 'Open',
  'desktop.copy-address': 'Copy Address',

  'desktop.not-started': 'Pilotfish cannot start',
  'desktop.no-window': 'Pilotfish cannot open its window',
  'desktop.ends': 'Pilotfish must close',

  /** Last line of a list of commands. */
  'desktop.more-commands': 'and {{count, number}} more',

  'desktop.page-crashed-again': 'The window has crashed again.',
  /** Below the reason why its process ended. */
  'desktop.nothing-lost': '{{why}}\n\nYour chats are safe, and running work continues.',
  'desktop.reload-page': 'Reload the window',
  'desktop.quit': 'Quit',
  'desktop.page-ended': '{{how}} ({{reason}}, exit code {{exitCode}}).',
  'desktop.page-clean-exit': 'Its process ended',
  'desktop.page-abnormal-exit': 'Its process ended with an error',
  'desktop.page-killed': 'Its process was killed',
  'desktop.page-crashed': 'Its process crashed',
  'desktop.page-out-of-memory': 'Its process ran out of memory',
  'desktop.page-not-started': 'Its process could not be started',
  'desktop.page-not-genuine': 'Its code failed an integrity check of the system',
  'desktop.page-evicted': 'Its process ended because memory was low',

  // Desktop host: the question before the application ends, with the effects on running commands and waiting questions.
  'desktop.quit-question': 'Quit Pilotfish?',
  'desktop.turns-stop_one': '1 turn is running. Pilotfish stops it. Its messages and changes so far remain.',
  'desktop.turns-stop_other':
    '{{count, number}} turns are running. Pilotfish stops them. Their messages and changes so far remain.',
  'desktop.questions-wait_one': '1 question is waiting. Pilotfish asks it again at the next start.',
  'desktop.questions-wait_other':
    '{{count, number}} questions are waiting. Pilotfish asks them again at the next start.',
  /** Of a turn that stops. */
  'desktop.questions-end_one': '1 question is withdrawn, because its turn stops.',
  'desktop.questions-end_other': '{{count, number}} questions are withdrawn, because their turns stop.',
  /** The commands follow, one per line. */
  'desktop.commands-end_one': '1 command is running. Pilotfish stops it:',
  'desktop.commands-end_other': '{{count, number}} commands are running. Pilotfish stops them:',

  // Desktop host: the application's menu.
  'menu.about': 'About Pilotfish',
  'menu.services': 'Services',
  'menu.hide': 'Hide Pilotfish',
  'menu.hide-others': 'Hide Others',
  'menu.show-all': 'Show All',
  'menu.quit': 'Quit Pilotfish',

  'menu.edit': 'Edit',
  'menu.undo': 'Undo',
  'menu.redo': 'Redo',
  'menu.cut': 'Cut',
  'menu.copy': 'Copy',
  'menu.paste': 'Paste',
  'menu.paste-plain': 'Paste and Match Style',
  'menu.delete': 'Delete',
  'menu.select-all': 'Select All',
  'menu.add-to-dictionary': 'Add to Dictionary',

  'menu.reload': 'Reload',
  'menu.developer-tools': 'Developer Tools',
  'menu.actual-size': 'Actual Size',
  'menu.zoom-in': 'Zoom In',
  'menu.zoom-out': 'Zoom Out',
  'menu.full-screen': 'Full Screen',

  'menu.window': 'Window',
  'menu.minimise': 'Minimise',
  'menu.zoom': 'Zoom',
  'menu.next-window': 'Next Window',
  'menu.close-window': 'Close Window',
  'menu.bring-to-front': 'Bring All to Front',

  'menu.help': 'Help',
  'menu.readme': 'Read Me',

  // Desktop host: the question about a page that crashed again or hangs, and the log that helps to find the cause.
  'desktop.keep-waiting': 'Keep Waiting',
  'desktop.page-hangs': 'The window is not responding.',
  'desktop.page-hangs-detail':
    'It may only be busy. If you reload it, your chats are safe, and running work continues.',
  'desktop.export-logs': 'Export Logs…',
  'desktop.export-logs-title': 'Export the logs',
  'desktop.logs-not-exported': 'The logs could not be exported',

  // Served mode: messages to a browser that may not, or cannot, see the requested page.
  'server.other-address': 'Pilotfish does not serve this address.',
  'server.only-get': 'Only GET requests are allowed.',
  'server.no-address': 'Invalid address.',
  'server.nothing-here': 'Page not found.',

  'server.link-title': 'Pilotfish needs a new link',
  'server.browser-unknown': 'Pilotfish does not know this browser yet.',
  'server.link-used': 'This link was used before, or comes from an earlier start of Pilotfish.',
  'server.where-links-are':
    'Each link opens one browser. Open the newest link in the terminal where Pilotfish runs. If the terminal is closed, run `pilotfish serve` again.',
  'server.known-browser': 'This browser had access before',
} as const;
