// Command line: the output of all `pilotfish` commands.

export const cli = {
  'cli.help': `Pilotfish: an agent for the code you are working on, whose every change you review.

  pilotfish [folder …]            opens each folder (default: this one) in a window of its own,
                                  or in your browser where Electron cannot run
  pilotfish serve [folder …]      serves them to a browser, each at a link of its own
      --port N                    the port (default: as the last time, if it is free)
      --host ADDR                 the address to listen on (default: 127.0.0.1)
      --no-open                   do not open a browser
  pilotfish run <folder> --prompt TEXT
                                  runs one prompt without a window
      --mode MODE                 plan, ask, accept-edits or auto
      --output FORMAT             text (default), json or stream-json
      --continue CHAT             goes on with a chat
      --no-sandbox                commands run without the system's sandbox
      --trust                     uses what the folder's own files bring (servers, agents,
                                  commands, memory), for this run
  pilotfish check <folder> --command TEXT
                                  says what would happen to a command, and why; runs nothing
      --mode MODE                 plan, ask (default), accept-edits or auto
      --sandbox on|off            whether it would run in the system's sandbox (default: as they do)
      --batch                     reads JSON lines from standard input instead, and prints a line each:
                                  { "command", "mode"?, "directory"?, "rules"?: [{ "effect", "tool", "match" }] }
  pilotfish undo <folder>         takes back what the newest turn changed, by tools and by commands,
                                  as far as nobody changed it since
      --chat CHAT                 of this chat (default: the newest of the folder)
      --turn N | --call ID        of this turn, counted from 1, or of one call
      --list                      lists what could be taken back, and does nothing
      --dry-run                   says what would be taken back, and does nothing
      --output FORMAT             text (default) or json
  pilotfish --help | --version

A served Pilotfish prints a link for each folder. A link opens one browser, once; as soon as it is used, a new one is
printed for the next. From another machine, use a tunnel: ssh -L 4000:127.0.0.1:4000 you@machine, with --port 4000.

With "run" nobody is there to be asked: a call that needs an answer is denied. Its exit code is 0 when the turn
ended, 1 when it failed, paused or ended with half an answer, 2 for wrong arguments and 130 after Ctrl-C.

OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL choose the model; without them the one that the settings
choose answers. PILOTFISH_HOME moves the data folder; PILOTFISH_SANDBOX (auto, require or
off) is the sandbox setting for one start.
`,

  /** Two lines. */
  'cli.wrong': '{{problem}}\nTry: pilotfish --help',
  /** A sentence of Node, without its full stop. */
  'cli.not-parsed': '{{sentence}}.',
  'cli.run-needs-folder': 'run needs a folder: pilotfish run <folder> --prompt TEXT.',
  'cli.run-needs-prompt': 'run needs a prompt: pilotfish run <folder> --prompt TEXT.',
  'cli.folder-empty': 'The folder is an empty text.',
  'cli.one-folder-only': 'A prompt runs in one folder; “{{extra}}” is one too many.',
  'cli.no-port': '--port takes a number from 0 to 65535, not “{{given}}”.',
  'cli.option-empty': '{{option}} must not be empty.',
  'cli.no-such-choice': '{{option}} takes {{choices, list}}, not “{{given}}”.',

  'cli.node-too-old': 'Pilotfish needs Node {{oldest}} or newer; this is {{version}}.',

  'cli.fetching-electron': 'Fetching Electron, once …',
  'cli.no-display': 'There is no display here, so Pilotfish is served to a browser.',
  'cli.no-electron':
    'Electron is not here and could not be fetched (npx install-electron), so Pilotfish is served to a browser.',
  'cli.electron-crashed': 'Electron crashed ({{signal}}).',
  'cli.no-window': 'Electron ended before it showed a window ({{how}}), so Pilotfish is served to a browser.',
  'cli.exit-code': 'exit code {{code}}',
  /** The commands for it follow. */
  'cli.apparmor-remedy': 'AppArmor keeps Electron from making its sandbox on this system. To allow it, once:',

  'cli.served': 'Pilotfish serves {{folder}} at {{link}}',
  'cli.next-link': 'Link for another browser: {{link}}',
  'cli.next-link-of': 'Link for another browser on {{folder}}: {{link}}',

  'cli.left-out': 'Not trusted, so left out: {{things, list}}. With --trust it is used for this run.',
  'cli.sandbox-there': 'Commands run in the sandbox.',
  'cli.sandbox-missing': 'Commands run without a sandbox: {{why}}',
  'cli.sandbox-required':
    'Commands are refused, as the settings require a sandbox and there is none: {{why}}',
  'cli.left-out-thing': '{{kind}} {{name}}',

  'cli.no-such-chat': 'There is no chat “{{chat}}” in this project.',
  'cli.call-done': '✓ {{tool}}: {{title}} ({{milliseconds}} ms)',
  'cli.call-ended': '✗ {{tool}}: {{title}} ({{milliseconds}} ms): {{phase}}: {{why}}',
  'cli.phase-failed': 'failed',
  'cli.phase-rejected': 'rejected',
  'cli.phase-cancelled': 'cancelled',

  /** On its own line: the verdict on a command. */
  'cli.check-run': 'It would run: {{because}}.',
  'cli.check-ask': 'It would ask: {{because}}.',
  'cli.check-refuse': 'It would be refused: {{because}}.',
  /** One part of the command. */
  'cli.check-part': '  {{text}}: {{why}}',
  'cli.check-needs-folder': 'check needs a folder: pilotfish check <folder> --command TEXT.',
  'cli.check-needs-command': 'check needs either --command TEXT or --batch.',
  'cli.check-one-folder': 'Commands are checked in one folder; “{{extra}}” is one too many.',
  'cli.check-line': 'Line {{line, number}}: {{problem}}.',
  'cli.undo-needs-folder': 'undo needs a folder: pilotfish undo <folder>.',
  'cli.undo-one-folder': 'Changes are taken back in one folder; “{{extra}}” is one too many.',
  'cli.undo-turn-or-call': 'Give either --turn or --call.',
  'cli.no-turn': '--turn takes a number from 1 on, not “{{given}}”.',
  'cli.no-chats': 'There is no chat in this project.',
  'cli.no-such-turn': 'There is no turn {{turn, number}} in this chat.',
  'cli.no-such-call': 'There is no call “{{call}}” in this chat.',
  'cli.undo-none': 'There is nothing to take back.',
  'cli.undo-turn': 'Turn {{number, number}}: {{message}}',
  'cli.undo-file': '  {{file}}: {{became}}, +{{added, number}} −{{removed, number}}',
  'cli.became-created': 'created',
  'cli.became-changed': 'changed',
  'cli.became-deleted': 'deleted',
  'cli.became-as-before': 'as before',
  'cli.undone': 'Taken back: {{file}}',
  'cli.undone-in-part': 'Taken back in part, as it was changed since: {{file}}',
  'cli.would-undo': 'Would be taken back: {{file}}',
  'cli.would-undo-in-part': 'Would be taken back in part, as it was changed since: {{file}}',
  'cli.undo-kept': 'Left as it is: {{file}}: {{why}}',
  'cli.undo-ignored': 'Git ignores these files, so undo does not cover them: {{files, list}}',
  'cli.undo-left-out':
    'Not covered, as too large, not readable or with a name that is not UTF-8: {{files, list}}',
  'cli.check-not-json': 'it is not JSON',
} as const;
