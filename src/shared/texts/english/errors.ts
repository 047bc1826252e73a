// Errors of the window's calls. Each names the problem, its object, and a remedy.

export const errors = {
  internal: 'Something went wrong inside Pilotfish. The log has the details.',

  'wire.closed': 'The connection to Pilotfish was lost.',
  'wire.not-connected': 'Disconnected from Pilotfish.',
  'wire.connecting': 'Disconnected from Pilotfish. Reconnecting…',
  'wire.too-many-calls': 'Too many calls are waiting for an answer. Try again in a moment.',
  'wire.no-such-call': 'Unknown call “{{call}}”.',
  'wire.no-handler': 'Missing handler for {{call}}.',
  'wire.bad-input': '{{call}}: {{problem}}',
  'wire.no-such-topic': 'Unknown topic “{{topic}}”.',

  'file.held': 'Another process owns the lock file {{file}}. Delete the file if that process has ended.',
  'file.not-made': 'Cannot create {{file}}: {{reason}}.',
  'file.not-read': 'Cannot read {{file}}: {{reason}}.',
  'file.not-written': 'Cannot write {{file}}: {{reason}}.',
  'file.not-put-aside': 'Cannot rename the damaged file {{file}}: {{reason}}.',

  'errno.no-permission': 'permission denied',
  'errno.read-only': 'the disk is read-only',
  'errno.disk-full': 'the disk is full',
  'errno.quota': 'the disk quota is exceeded',
  'errno.missing': 'it does not exist',
  'errno.file-in-path': 'part of the path is a file',
  'errno.in-its-place': 'a file with this name already exists',
  'errno.folder': 'it is a folder',
  'errno.circle': 'its links form a loop',
  'errno.long-name': 'the name is too long',
  'errno.port-in-use': 'the port is in use',
  'errno.no-address': 'the address does not belong to this machine',

  'folder.missing': 'The folder “{{folder}}” does not exist.',
  'folder.is-none': '“{{folder}}” is not a folder. Open the folder of a project instead.',
  'folder.relative': '“{{folder}}” is not an absolute path. Start it with / or ~/.',
  'folder.not-opened': 'Cannot open the folder “{{folder}}”: {{reason}}.',

  'server.port-in-use':
    'Port {{port}} is in use. Choose another port with --port, or omit it to use a free port.',
  'server.not-listening':
    'Cannot listen on {{address}}: {{reason}}. Choose another port with --port, or omit it to use a free port.',

  'chats.not-kept': 'Cannot save chats in {{folder}}: {{reason}}.',
  'chats.not-told':
    'Cannot write to {{folder}}: {{reason}}. The models of chats that have read {{files, list}} will miss this change.',
  'chat.unwritable':
    'Cannot write to {{folder}}. The disk may be full. This chat is read-only until space is available.',
  'chat.none': 'Cannot find the chat “{{id}}”.',
  'chat.no-file': 'Cannot find a chat at {{path}}.',
  'chat.closed': 'This chat is closed.',
  'chat.still-answers': 'The model is still writing this reply. Wait until it ends, or stop it.',
  'chat.not-in-trash': 'This deleted chat can no longer be restored.',
  'chat.at-work':
    'This chat is working or waiting for your answer. Stop it first, or confirm that it may be stopped.',
  'chat.too-long-to-export': 'This chat is too long to export in one piece.',
  'chat.open-elsewhere': 'Another Pilotfish has this chat open. Close it there first.',
  'chat.read-elsewhere': 'Another Pilotfish has this chat open. Close it there to write here.',
  'chat.held-by': 'Another Pilotfish (process {{pid}}) has this chat open. Close it there to do this here.',
  'chat.newer-format': 'A newer version of Pilotfish wrote to this chat. Update Pilotfish to write here.',
  'chat.lost':
    'This chat is no longer saved: its file {{path}} was {{how}} while the chat was open. To save the whole chat there again, send a message or try again.',
  'file.replaced': 'replaced by another file',
  'file.changed': 'changed by another program',
  'file.deleted': 'deleted',
  'file.deleted-or-moved': 'deleted or moved',
  'chat.not-written':
    'Cannot write to {{path}}: {{reason}}. To continue this chat, fix the problem and try again.',

  'home.unusable':
    'Pilotfish cannot use its data folder {{home}}: {{reason}}. Set PILOTFISH_HOME to a writable folder.',

  'data-files.stale': '{{name}} has changed on disk since it was opened here.',
  'settings.demo-is-built-in': 'The demo model is built in and cannot be changed.',
  'settings.from-environment':
    'The environment defines this provider (OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL).',
  'key.moved':
    'The stored key of {{provider}} is for {{origin}}, but its base URL is now {{next}}. Enter the key again in the settings.',
  'key.moving':
    'Pilotfish sends the stored key of {{provider}} only to {{origin}}. Enter a key for {{next}}, or save without a key.',

  'model.none':
    'No model is chosen. Choose one in the settings, or set OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL.',
  'model.provider-gone':
    'The provider “{{provider}}” is no longer in the settings. Choose another model for this chat.',
  'model.unnamed': '{{provider}} needs a model name. Choose a model in the settings, or set OPENAI_MODEL.',
  'model.not-the-demo':
    'The demo model is a script and cannot continue a chat with “{{model}}”. Choose another model, or start a new chat.',
  'models.no-answer': '{{provider}} did not respond within {{seconds}} s.',
  'models.key-refused': '{{provider}} rejected this API key ({{status}}).',
  'models.key-wanted': '{{provider}} requires an API key ({{status}}). Enter a key.',
  'models.key-perhaps-wanted':
    '{{provider}} rejected the request without an API key ({{status}}). Enter a key if the provider requires one.',
  'models.no-list': 'Cannot find a list of models at {{url}} (404). Check the base URL.',
  'models.no-list-at-root':
    'Cannot find a list of models at {{url}} (404). The base URL of most servers ends with “/v1”.',
  'models.wants-messages':
    '{{provider}} expects another protocol (401). Choose the protocol Anthropic Messages.',
  'models.not-a-list': '{{url}} did not return a list of models. Check the base URL.',

  'terminal.gone': 'This terminal no longer exists.',
  'terminal.agents': 'This command belongs to the agent. Take it over to type into it.',
  'terminal.no-input-wanted': 'This command is not waiting for input.',
  'terminal.no-shell': 'Cannot start your shell {{shell}}: the program does not exist.',
  'terminal.still-running': 'This command is still running. Stop it first.',
  'terminal.left-running': 'Processes that this command started are still running. Stop them first.',
  'command.keep-background-only': 'Only a running background command can keep running when Pilotfish closes.',
  'command.cannot-be-kept': 'This command cannot keep running when Pilotfish closes.',
  'command.cannot-be-kept-why': 'This command cannot keep running when Pilotfish closes: {{why}}.',
  'command.ended': 'This command has ended.',
  'command.answered-elsewhere': 'Another Pilotfish manages this command.',
  'command.record-not-changed': 'Cannot change the record of this command: {{reason}}.',

  'chat.gone': 'This chat no longer exists.',
  'project.gone': 'This project no longer exists.',
  'trust.changed-since-shown':
    'The configuration of this folder has changed since you saw it. Review it again.',
  'project.not-open': 'This project is not open. Open its folder first.',
  'window.another-tab': 'Open another tab in your browser instead.',
  'link.open-yourself': 'Open this link in your browser: {{url}}',
  'auto.too-long': 'Auto mode lasts at most eight hours. Choose an earlier time.',

  'rule.gone': 'This rule no longer exists.',
  'rule.server-tool-gone':
    'Cannot allow {{tool}}: its server no longer offers it. A rule applies to the current definition of a tool.',
  'rule.of-a-chat': 'To create a rule for one chat, select “Always…” under a question of this chat.',
  'rule.kept-with-chat': 'A rule for one chat is stored with the chat.',
  'rule.no-folder': 'This rule needs an open folder.',
  'rule.mend-file-first': '{{fault}} Fix {{file}} before you add this rule.',
  'rule.in-project-file': 'This rule is in the project’s .pilotfish/rules.json. Change it there.',
  'rule.stands-for-fault': 'This rule applies while {{file}} is invalid. Fix the file to remove the rule.',
  'rule.holds-until-understood':
    'This rule applies until all of {{file}} is valid. Fix the file to remove the rule.',

  'message.gone': 'This message is not in the chat.',
  'call.gone': 'This call is not in the chat.',
} as const;
