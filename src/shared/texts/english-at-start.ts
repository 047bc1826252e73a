import { commands, menuCommands, shortCommands } from './english-commands';

// The part of the English catalogue that a window has from its start. It contains the texts before a panel opens, and
// all texts that the main process may send. For a page, `#texts` resolves to this part; for all others, to the whole
// catalogue.

export const english = {
  ...commands,
  ...menuCommands,
  ...shortCommands,

  // The changes of turns, calls and commands, and their undo.
  'changes.of-turn_one': '{{count, number}} file',
  'changes.of-turn_other': '{{count, number}} files',
  'changes.added': '+{{added, number}}',
  'changes.removed': '−{{removed, number}}',
  'changes.undone-wholly': 'undone',
  'changes.undone-partly': 'partly undone',
  'changes.again-wholly': 'redone',
  'changes.again-partly': 'partly redone',
  'changes.taken-back-one': 'You undid the changes to {{file}}',
  'changes.taken-back_one': 'You undid the changes to {{count, number}} file',
  'changes.taken-back_other': 'You undid the changes to {{count, number}} files',
  'changes.taken-back-but_one': 'You undid the changes to {{count, number}} file; {{kept, number}} skipped',
  'changes.taken-back-but_other':
    'You undid the changes to {{count, number}} files; {{kept, number}} skipped',
  'changes.done-again-one': 'You redid the changes to {{file}}',
  'changes.done-again_one': 'You redid the changes to {{count, number}} file',
  'changes.done-again_other': 'You redid the changes to {{count, number}} files',
  'changes.done-again-but_one': 'You redid the changes to {{count, number}} file; {{kept, number}} skipped',
  'changes.done-again-but_other':
    'You redid the changes to {{count, number}} files; {{kept, number}} skipped',
  'changes.too-many-files':
    'Pilotfish cannot track changes by commands: the project has more than {{most, number}} files, excluding those that git ignores.',
  'changes.no-git': 'Git is missing, so Pilotfish cannot track changes by commands.',
  'changes.old-git': 'Git is older than version 2.32, so Pilotfish cannot track changes by commands.',
  'changes.not-seen': 'Pilotfish could not detect its changes: {{why}}',
  'changes.lost': 'The earlier version is no longer stored.',
  'changes.changed-since': 'It has since changed in the same places.',
  'changes.gone-since': 'It has since been deleted.',
  'changes.while-going': 'The command or you changed it while the command was running in the background.',
  'changes.cut-short': 'It was interrupted before Pilotfish detected its changes.',
  'changes.none-of': '{{path}} has no changes here.',
  'changes.another-by-now': '{{path}} has changed since you last saw it. Review it again.',
  'changes.commands-run': 'Running commands may write to these files.',
  'changes.is-folder': 'A folder now has this path.',
  'changes.folder-not-empty': 'The folder is not empty.',
  'changes.no-file': 'This path is not a regular file.',
  'changes.too-large': 'It is larger than 32 MB.',
  'changes.stopped': 'You stopped before this file.',
  'changes.not-kept': 'Its changes to {{files, list}} could not be stored, so they cannot be undone.',
  'changes.not-covered':
    'Undo skips this command, because Pilotfish was still reading the project when the command started.',
  'changes.earlier-version':
    'An earlier version of Pilotfish changed these files without storing their contents: {{files, list}}',
  'changes.too-many': 'It changed {{files, number}} files, too many to undo here.',

  // The list of chats: the state of each, and its actions.
  'chat-list.name': 'Chats',
  'chat-list.name-with-waiting': 'Chats, {{waiting}} waiting in other chats',
  'chat-list.none': 'No chats yet.',
  'chat-list.none-found': 'No titles match “{{query}}”.',

  /** In place of the title, while the chat's file is unread. */
  'chat-list.reading': 'Loading…',
  'chat-list.unreadable': '{{id}} (cannot be read)',
  'chat-list.held': 'Open in another Pilotfish',
  'chat-list.why-held': 'This chat is open in another Pilotfish',
  'chat-list.waiting': '{{count, number}} waiting',
  'chat-list.working': 'Working',
  'chat-list.paused': 'Paused',
  'chat-list.failed': 'Failed',
  'chat-list.interrupted': 'Interrupted',

  'chat-list.cancel': 'Cancel',

  // The panel of the chat: its head, its messages, and its empty state.
  'chat-panel.name': 'Chat',
  'chat-panel.new-chat': 'New chat',
  'chat-panel.loading': 'Loading the chat',
  'chat-panel.open-folder-first': 'Open a folder first',

  'chat-panel.ask-about': 'Ask about {{project}}, or for a change',
  'chat-panel.open-folder': 'Open a folder to begin',
  'chat-panel.proposals': 'Each change is a proposal. You can review, edit, accept or reject it.',
  'chat-panel.suggestions': 'Suggestions to start with. You can edit the text before you send it.',
  'chat-panel.try-overview': 'Give me an overview of this project, and tell me where to start reading.',
  'chat-panel.try-readme': 'Suggest one small improvement to the README and make it.',
  'chat-panel.try-todos': 'Find the TODO comments and plan how to resolve them.',
  'chat-panel.try-begin': 'Ask me about the goal of this project, and propose its first file.',
  'chat-panel.try-plan-mode': 'Show me plan mode',
  'chat-panel.try-memory': 'Show me memory',
  'chat-panel.try-question': 'Ask me something',
  'chat-panel.try-sub-agents': 'Show me sub-agents',
  'chat-panel.about-demo':
    'A script inside Pilotfish answers, and all data stays here. The script reads this project and proposes a real edit.',
  'chat-panel.choose-model': 'Choose a real model',

  'chat-panel.messages': 'Conversation',
  'chat-panel.jump-to-newest': 'Jump to newest',
  'chat-panel.new-text-below': 'New text below',
  'chat-panel.loading-earlier': 'Loading earlier messages…',
  'chat-panel.show-earlier': 'Show earlier messages ({{count, number}})',

  'chat-panel.from-person': 'You',
  'chat-panel.from-model': 'Model',
  'chat-panel.spoken-code_one': 'Code, {{count, number}} line.',
  'chat-panel.spoken-code_other': 'Code, {{count, number}} lines.',
  'chat-panel.spoken-rest': 'The rest is in the chat.',
  'chat-panel.show-more-lines_one': 'Show {{count, number}} more line',
  'chat-panel.show-more-lines_other': 'Show {{count, number}} more lines',
  'chat-panel.show-fewer-lines': 'Show fewer lines',
  'chat-panel.summarised': 'Earlier turns were summarised to make room. The model reads the summary instead',
  'chat-panel.summarised-means':
    'The model now reads this summary instead of the messages above. It still gets the newest and the pinned messages word for word.',
  'chat-panel.thinking': 'Thinking…',
  'chat-panel.thought': 'Thinking',
  'chat-panel.answer-cut': 'The reply was cut off here.',

  // The composer: its text field, and the queued messages above it.
  'composer.message': 'Message',
  'composer.stop': 'Stop the turn',
  'composer.send': 'Send',
  'composer.supersedes':
    'Sending cancels the call that is waiting for your answer. The model reads your message instead.',
  'composer.go-to-question': '{{keys}} goes to the question',

  'composer.ask': 'Ask, or ask for a change',
  'composer.write-instead': 'Write instead',
  'composer.say-more': 'Add a follow-up message',
  'composer.queue-keys': 'Enter sends the queue, ↑ edits its last message',

  'composer.queue': 'Queued messages',
  'composer.queued': 'Queued',
  'composer.not-sent': 'Not sent',
  'composer.send-queued': 'Send queued messages',
  'composer.take-back': 'Move to message field: {{start}}',
  'composer.remove': 'Remove queued message: {{start}}',

  // The queued messages above the composer, and the effect of Enter while the model works.
  'queue.names': '{{names, list}}',
  'queue.edit': 'Edit queued message: {{start}}',
  'queue.edit-field': 'Queued message',
  'queue.edit-hint': 'Enter to save, Esc to cancel',
  'queue.send-now': 'Interrupt and send now: {{start}}',
  'queue.moved': 'Moved to {{place, number}} of {{total, number}}',
  'queue.hint-queue': 'Enter to queue, {{keys}} to interrupt',
  'queue.hint-steer': 'Enter to interrupt, {{keys}} to queue',

  // Slash commands: descriptions of the built-in ones, the menu that lists them, and errors in one.
  'slash.clear': 'Start a new chat and keep this one',
  'slash.compact': 'Summarise older turns now',
  'slash.memory': 'Show the memory',
  'slash.mode': 'Set the mode of this chat',
  'slash.model': 'Set the model of this chat',
  'slash.plan': 'Switch to Plan mode and send the message',
  'slash.tools': 'Show the tools of this chat',

  'slash.menu': 'Commands',
  'slash.found_one': '1 command. Tab completes it.',
  'slash.found_other': '{{count, number}} commands. Choose with ↑ and ↓, Tab completes.',
  'slash.message-hint': '[message]',
  'slash.mode-hint': '<mode>',
  'slash.model-hint': '<model>',
  'slash.own': 'User',
  'slash.project': 'Project',
  /** Opens to the text. */
  'slash.model-reads': 'Text for the model',

  'slash.needs-window': '/{{name}} works only in a window.',
  'slash.not-in-line': 'Commands cannot be queued. Send the command as a separate message.',
  'slash.auto-needs-time':
    'Auto mode needs a time limit. Choose Auto in the title bar, and set the limit there.',
  'slash.no-such-mode': 'Unknown mode “{{given}}”. Use plan, ask, accept-edits or auto.',
  'slash.names-model': '/model needs the name of a model, such as {{known, list}}.',
  'slash.kept-file': 'A rule denies reading {{file}}, so the command cannot include it.',
  'slash.bad-name': 'Invalid command name “{{name}}”. Use up to 64 letters, digits, “.”, “_” and “-”.',
  'slash.taken-name': 'The command /{{name}} already exists. Rename the file.',
  'slash.too-long': 'The file is longer than {{most, number}} characters.',
  'slash.empty': 'The prompt is empty.',

  // Todo panel: the chat's todo list above its messages.
  'todo-panel.name': 'Todos',
  'todo-panel.count': '{{done, number}} of {{all, number}} todos',
  'todo-panel.none': 'Todos',
  'todo-panel.empty': 'The list is empty. The model and you can add todos.',
  'todo-panel.edit': 'Edit: {{todo}}',
  'todo-panel.edited': 'Text of the todo',
  'todo-panel.in-progress': 'In progress',
  'todo-panel.move-up': 'Move up: {{todo}}',
  'todo-panel.move-down': 'Move down: {{todo}}',
  'todo-panel.remove': 'Remove: {{todo}}',
  'todo-panel.new': 'New todo',
  'todo-panel.new-hint': 'Add a todo',
  'todo-panel.add': 'Add todo',

  // The line above the composer: the model's current work.
  'turn-status.waiting_one': 'Waiting for you',
  'turn-status.waiting_other': '{{count, number}} questions waiting',
  'turn-status.go-to-question_one': 'Go to question',
  'turn-status.go-to-question_other': 'Go to next',
  'turn-status.working': 'Working · {{time}}',
  'turn-status.reading': 'The provider is reading {{tokens, number}} tokens · {{time}}',
  'turn-status.compacting': 'Summarising older turns · {{time}}',
  'turn-status.retrying': '{{reason, unended}} · attempt {{attempt}} in {{time}}',
  'turn-status.try-again': 'Try again',
  'turn-status.continue': 'Continue',

  // Model provider: the checks that a failed turn offers.
  'endpoint.check-key': 'Check the key…',
  'endpoint.check-address': 'Check the address…',
  'endpoint.check-model': 'Check the model…',
  'endpoint.check-tools': 'Change the model’s settings…',

  // Errors of the window's calls. Each names the problem, its object, and a remedy.
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

  // Attachments: why a file cannot be attached, and the texts of the composer.
  'attachment.add': 'Attach files',
  'attachment.gone': 'A file of this message is no longer attached. Attach it again.',
  'attachment.out-of-order': 'Parts of {{name}} arrived out of order. Attach the file again.',
  'attachment.too-many': 'A message can have up to {{most, number}} files. Send these first, or remove some.',
  'attachment.binary': 'Models cannot read {{name}}. Attach text, an image or a PDF.',
  'attachment.image-kind': 'Models cannot read {{kind}} images. Attach {{name}} as PNG or JPEG.',
  'attachment.image-size':
    '{{name}} is too large: models accept images up to {{megabytes}} MB. Attach a smaller one.',
  'attachment.no-text':
    '{{name}} contains no text, only images of its pages. Attach images of the pages you need.',
  'attachment.not-kept': 'Cannot save {{name}}: {{reason}}.',

  // Command runs: why a command did not run, ended early, or cannot outlive the application. The model gets the same
  // texts about its own commands.
  'command-run.nul-character': 'The command was not run: it contains a NUL character.',
  'command-run.no-directory': 'The command was not run: the directory {{directory}} is gone.',
  'command-run.no-shell': 'The command was not run: the shell {{shell}} does not exist.',
  'command-run.repository-changed':
    'The command was not run: the repository it reads has changed. Propose it again.',
  'command-run.no-data-folder': 'The command was not run: Pilotfish cannot write to its data folder. {{why}}',
  'command-run.no-terminal': 'Cannot open a terminal, perhaps because too many programs are running: {{why}}',
  'command-run.shell-ended':
    'Another process ended the shell of the command. The work of the command may be incomplete.',
  'command-run.disk-full':
    'Pilotfish stopped the command because the disk with {{folder}} is nearly full. Free some space, then run it again.',
  'command-run.host-ended':
    'The process that runs commands ended unexpectedly. The work of the command may be incomplete.',
  'command-run.goes-on-without-host':
    'The process of this terminal ended unexpectedly. The command continues. This is the end of its log.',

  /** Each continues "This command cannot keep running when Pilotfish closes: …". */
  'command-run.not-kept-ended': 'it has ended',
  'command-run.not-kept-pipes': 'it has no terminal',
  'command-run.not-kept-let-go': 'it was released',

  // Invalid JSON: texts for the errors of the parser.
  'json-fault.invalid-symbol': 'invalid symbol',
  'json-fault.invalid-number-format': 'invalid number format',
  'json-fault.property-name-expected': 'property name expected',
  'json-fault.value-expected': 'value expected',
  'json-fault.colon-expected': 'colon expected',
  'json-fault.comma-expected': 'comma expected',
  'json-fault.close-brace-expected': 'close brace expected',
  'json-fault.close-bracket-expected': 'close bracket expected',
  'json-fault.end-of-file-expected': 'end of file expected',
  'json-fault.invalid-comment-token': 'invalid comment token',
  'json-fault.unexpected-end-of-comment': 'unexpected end of comment',
  'json-fault.unexpected-end-of-string': 'unexpected end of string',
  'json-fault.unexpected-end-of-number': 'unexpected end of number',
  'json-fault.invalid-unicode': 'invalid Unicode',
  'json-fault.invalid-escape-character': 'invalid escape character',
  'json-fault.invalid-character': 'invalid character',

  // Project files: why one cannot be opened, listed, displayed or written, and changes by other programs. `message` is a
  // message of the system. The model gets most of these texts too.
  'project-files.outside': 'Path must be within the project: {{path}}',
  'project-files.not-absolute': 'File path must be absolute: {{path}}',
  'project-files.nul-character': 'Path must not contain a NUL character: {{path}}',
  'project-files.no-file': 'File not found: {{path}}',
  'project-files.no-folder': 'Directory not found: {{path}}',
  'project-files.not-a-folder': 'Path is not a directory: {{path}}',
  'project-files.is-data-folder':
    'Pilotfish stores its data in this folder, so it cannot be a project: {{path}}',
  'project-files.in-data-folder': 'Pilotfish blocks access to its data folder: {{path}}',
  'project-files.is-root':
    '{{path}} contains the whole system, so it cannot be a project. Open a folder inside it.',
  'project-files.holds-home':
    '{{path}} contains your home folder: its keys and the settings of other programs are part of the project. Open the folder of one project instead.',
  'project-files.kernel-folder': 'Path is not a folder of files: {{path}}',
  'project-files.is-folder': 'Path is a directory, not a file: {{path}}',
  'project-files.not-regular': 'Not a regular file: {{path}}',
  'project-files.project-replaced':
    'Another folder has replaced the project folder: {{path}}. Close the project and open it again to work in the new folder.',
  'project-files.project-gone': 'The project folder no longer exists: {{path}}',
  'project-files.no-permission': 'Permission denied: {{path}}',
  'project-files.link-circle': 'Path contains a loop of links: {{path}}',
  'project-files.long-path': 'Path is too long: {{path}}',
  'project-files.in-use': 'File is in use by another program: {{path}}',
  'project-files.too-many-open':
    'Cannot open {{path}}: too many files are open on this machine. Close some programs and try again.',
  'project-files.no-access': 'Cannot access {{path}}: {{message}}',

  'project-files.read-only': 'File is read-only: {{path}}',
  'project-files.binary': 'Cannot edit binary file: {{path}}',
  'project-files.too-large': 'File is too large to edit ({{megabytes}} MB, at most 20 MB): {{path}}',
  'project-files.read-only-disk': 'The disk is read-only: {{path}}. Nothing was written.',
  'project-files.no-space': 'No space left on the disk to write {{path}}. Nothing was written.',
  'project-files.large-file':
    'The new {{path}} exceeds the file size limit of the disk or the user. Nothing was written.',
  'project-files.not-replaced-in-use':
    'File is in use by another program: {{path}}. Close it there and try again. Nothing was written.',
  'project-files.disk-failed':
    'The disk failed while Pilotfish wrote {{path}}: {{message}}. The old file is unchanged.',
  'project-files.not-replaced': 'Cannot replace {{path}}: {{message}}. Nothing was written.',
  'project-files.owner-lost': 'Cannot keep the owner of {{path}}: {{message}}. Nothing was written.',
  'project-files.unconfirmed':
    'Pilotfish wrote {{path}}, but the disk did not confirm that the data is stored: {{message}}',

  'project-files.changed-while-read': '{{path}} changed on disk while Pilotfish read it.',
  'project-files.binary-to-show': 'Cannot display this binary file as text.',
  'project-files.too-large-to-show':
    'This file has {{megabytes}} MB. Pilotfish displays files up to {{most}} MB.',

  'project-files.late-write':
    'Another program wrote to {{path}} while Pilotfish replaced it. The file lacks that change. Pilotfish saved the old version with the change at {{copy}}.',
  'project-files.late-write-lost':
    'Another program wrote to {{path}} while Pilotfish replaced it. The file lacks that change, and Pilotfish cannot save it: {{message}}',

  'project-files.watching-failed': 'Watching failed: {{why}}',
  /** `code`: the system's error code for the exhausted resource. */
  'project-files.too-many-watched':
    'The system cannot watch more folders ({{code}}), so changes on disk appear after a few seconds.',
  'project-files.too-many-watched_ENOSPC':
    'The system cannot watch more folders ({{code}}), so changes on disk appear after a few seconds. Raise fs.inotify.max_user_watches to see them at once.',

  // Rule files: errors in the rules of the user's or a project's file, and the rules that apply instead.
  'rule-files.no-allow-of-all': 'Use * only with ask and deny. An allow rule needs the name of a tool.',
  'rule-files.not-a-path': 'It must be a path or glob relative to the project, such as src/**.',
  'rule-files.too-many-stars': 'It is too long, or has more than three stars in one name or six in all.',
  'rule-files.not-a-command': 'It must be the first words of a command, such as npm run test.',
  'rule-files.not-a-host': 'It must be a host, such as docs.example.com, *.example.com or localhost:8080.',
  'rule-files.not-a-memory-file':
    'It must be a location and a file name, such as project:AGENTS.md or global:AGENTS.md.',
  'rule-files.no-pin':
    'It has no effect, because it lacks the fingerprint of the tool’s definition. Add it with “Always…” or in the settings.',
  'rule-files.asks-always': 'Cannot allow {{tool}}: rules cannot allow tools of the discovery command.',
  'rule-files.no-match': 'A rule for such a tool applies to all of its calls. Remove the match.',
  'rule-files.no-such-key': 'Unknown key “{{word}}”. Did you mean “{{likely}}”?',
  'rule-files.no-such-effect': 'Unknown effect “{{word}}”. Did you mean “{{likely}}”?',
  'rule-files.no-such-tool': 'Unknown tool “{{word}}”. Did you mean “{{likely}}”?',

  'rule-files.does-not-hold': 'Pilotfish ignores the rule {{rule}}. {{problem}}',
  /** `tool` and `match`: the readable part of the rule; empty: everything. */
  'rule-files.asks-instead': 'The rule {{rule}} is invalid, so every call asks. {{problem}}',
  'rule-files.asks-instead_tool': 'The rule {{rule}} is invalid, so every call of {{tool}} asks. {{problem}}',
  'rule-files.asks-instead_match':
    'The rule {{rule}} is invalid, so every call about {{match}} asks. {{problem}}',
  'rule-files.asks-instead_tool_match':
    'The rule {{rule}} is invalid, so every call of {{tool}} about {{match}} asks. {{problem}}',
  'rule-files.unknown-key': 'Pilotfish ignores a key in the rule {{rule}}. {{problem}}',

  'rule-files.in-file': '{{file}}: {{problem}}',
  'rule-files.not-read': 'Cannot read {{file}}: {{why}}',
  'rule-files.not-watched': 'Cannot watch {{file}}: {{why}}. Pilotfish reads it again before every call.',
  'rule-files.no-object': '“{{key}}” must be an object with a list of rules for each folder.',
  'rule-files.no-list': '“{{name}}” must be a list of rules.',
  'rule-files.all-asks-until-mended': 'Every call asks until you fix the file.',
  'rule-files.held-until-mended': 'Its earlier ask and deny rules apply until you fix the file.',
  'rule-files.other-folder':
    'Another folder was at {{root}} when you added these rules, so they do not apply: {{rules, list}}.',

  'rule-files.of-project': 'The project’s .pilotfish/rules.json: {{problem}}',
  'rule-files.project-not-watched':
    'Cannot watch the project’s .pilotfish/rules.json: {{why}}. Pilotfish reads it again before every call.',
  'rule-files.project-gone': 'The file is gone. Its rules apply until you open the project again.',
  'rule-files.project-changed': 'The file has changed. These rules no longer apply: {{gone, list}}.',
  'rule-files.project-allows_one':
    'Pilotfish ignores 1 allow rule. A project can add only ask and deny rules.',
  'rule-files.project-allows_other':
    'Pilotfish ignores {{count, number}} allow rules. A project can add only ask and deny rules.',
  'rule-files.too-deep': 'It is nested deeper than {{levels, number}} levels',
  'rule-files.not-understood-held':
    'The file is invalid: {{why, sentence}} Its earlier rules apply until you fix it.',
  'rule-files.not-understood-asks':
    'The file is invalid: {{why, sentence}} Every call asks until you fix it.',
  'rule-files.not-understood-held-asks':
    'The file is invalid: {{why, sentence}} Until you fix it, its earlier rules apply and every call asks.',

  // Sandbox: why commands cannot run in it, and the remedy.
  'sandbox.not-installed': '{{programs}} is not installed ({{command}})',
  'sandbox.not-found': '{{programs}} is not installed. Install it with the package manager of your system.',
  'sandbox.no-namespaces': 'User namespaces are disabled on this system ({{command}})',
  'sandbox.not-permitted': 'This system, or the container of Pilotfish, blocks new namespaces: {{why}}',
  'sandbox.does-not-start': 'The sandbox failed to start: {{why}}',
  'sandbox.unsupported': 'Pilotfish has no sandbox for {{system}} yet.',
  'sandbox.not-stopped': 'The sandbox did not block this call.',
  'sandbox.run-without': 'Run this again outside the sandbox: `{{command}}`',
  'sandbox.run-allowing': 'Run this again. It can reach {{hosts, list}} now: `{{command}}`',
  'sandbox.run-allowing-places': 'Run this again. It can write to {{places, list}} this time: `{{command}}`',
  'sandbox.run-allowing-both':
    'Run this again. It can reach {{hosts, list}} now, and write to {{places, list}} this time: `{{command}}`',
  'sandbox.place-stays-closed':
    'Pilotfish cannot open {{place}} to commands in the sandbox. Run the command outside the sandbox instead.',
  'sandbox.not-run': 'Not run: the settings require the sandbox, but it is unavailable. {{why, sentence}}',
  'sandbox.off': 'The settings turn it off.',
  'sandbox.bash-only': 'It supports only bash commands.',
  'sandbox.port-taken':
    'Another program on this machine listens on port {{port}}. Programs in the sandbox cannot be reached on this port from outside.',
  'sandbox.port-not-open': 'Programs in the sandbox cannot be reached from outside on port {{port}}: {{why}}',
  'sandbox.needs-outside': 'The command affects things outside the sandbox.',
  'sandbox.sees-only-inside': 'In the sandbox, the command would see only programs in the sandbox.',
  'sandbox.not-there-any-more': 'The command requires the sandbox, but it is no longer available.',
  'sandbox.not-held': 'The command was not run because it failed to start in the sandbox: {{why}}',
  'sandbox.required': 'The settings require the sandbox, but it is unavailable: {{why}}',
  'sandbox.by-own-settings': 'Your settings turn it off for this server.',
  'sandbox.folder-not-allowed':
    '{{folder}} cannot be opened to the sandbox. It is protected, secret or part of Pilotfish, or it contains your home folder.',

  // Text search: why a search or replacement failed, or skipped a file.
  'search.bad-expression': 'Invalid regular expression: {{why}}',
  'search.invalid-expression': 'Invalid regular expression.',
  /** Each continues "Invalid regular expression: …". */
  'search.group-not-closed': 'the closing parenthesis of a group is missing',
  'search.group-not-opened': 'the opening parenthesis of a group is missing',
  'search.class-not-closed': 'the closing bracket of a character class is missing',
  'search.nothing-to-repeat': 'a repetition has no expression before it',
  'search.repetition-not-closed': 'the closing brace of a repetition is missing',
  'search.backslash-at-end': 'it ends with an unescaped backslash',
  'search.no-such-escape': 'an escape sequence is unknown',
  'search.range-backwards': 'a range ends before it begins',
  'search.bad-group-name': 'the name of a group is invalid',
  'search.no-such-group': 'it refers to a missing group',
  'search.look-behind-unlimited': 'a look-behind needs a maximum length',
  'search.no-such-property': 'a Unicode property is unknown',
  'search.expression-too-large': 'it is too large',

  'search.no-ripgrep': 'Search needs ripgrep, but ripgrep cannot run on this machine.',
  'search.ended': 'This search has ended.',
  'search.no-match-now': 'The file no longer contains a match.',
  'search.file-gone': 'The file no longer exists.',
  'search.file-changed': 'The file has changed since, so Pilotfish skipped it.',
  'search.line-too-long': 'The file has a line of more than a million characters.',
  'search.character': 'The encoding of the file, {{encoding}}, cannot represent “{{character}}”.',
  'search.stopped': 'You stopped before this file.',
  'search.cut-short':
    'A replacement was interrupted after {{done, number}} of {{all, number}} files. Open Search to finish or undo it.',
  'search.replacing': 'Another replacement is running in this project.',
  'search.not-kept': 'The earlier version is no longer stored.',

  // Wrong values in a settings file or form. Each text ends a sentence that names the key.
  'wrong-value.type': 'it must be {{type}}',
  'wrong-value.string': 'text',
  'wrong-value.number': 'a number',
  'wrong-value.int': 'a whole number',
  'wrong-value.boolean': 'true or false',
  'wrong-value.array': 'a list',
  'wrong-value.object': 'an object',
  'wrong-value.choice': 'it must be one of these: {{choices, list}}',
  'wrong-value.empty': 'it is empty',
  'wrong-value.at-least': 'it must be {{least, number}} or more',
  'wrong-value.above': 'it must be more than {{least, number}}',
  'wrong-value.at-most': 'it must be {{most, number}} or less',
  'wrong-value.too-long': 'it is too long',
  'wrong-value.address': 'it must be an address that begins with http:// or https://',
  'wrong-value.unknown-keys': '{{names, quoted, list}} is unknown',
  'wrong-value.other': 'the value is invalid',
  'wrong-value.provider-id': 'lower-case letters, digits and dashes',
  'wrong-value.alias': 'letters, digits, single _ and -, at most 30',
  'wrong-value.tool-name': 'letters, digits, _ and -, at most 64',
  'wrong-value.file-name': 'a file name without a folder',
  'wrong-value.host': 'a host or host:port, such as localhost:8080',
  'wrong-value.folder': 'an absolute path, or one that begins with ~/',
  'wrong-value.user-in-address': 'Pilotfish ignores a name or password in the address',
  'wrong-value.user-in-endpoint':
    'Pilotfish ignores a name or password in the address. Enter it as the key or as an Authorization header instead',
  'wrong-value.version': 'it must be a version such as 1.2.3',
  'wrong-value.at': '{{at}}: {{problem}}',

  // Hooks: why a hook is unusable, and what hooks on messages and turns did.
  'hooks.unusable': 'Cannot use hook {{hook}} of settings.json: {{why}}',
  'hooks.other-event': 'unknown event',
  'hooks.bad-matcher': 'the matcher is an invalid regular expression',
  'hooks.only-commands': 'only hooks of type “command” without “if” and “args” are supported',
  'hooks.no-shell': 'no shell found',
  'hooks.failed': 'Hook “{{hook}}” failed: {{reason}}',
  'hooks.blocks': 'Hook “{{hook}}” blocked the message.',
  'hooks.blocks-because': 'Hook “{{hook}}” blocked the message: {{reason}}',
  'hooks.adds-note': 'Hook “{{hook}}” added a note for the model: {{note}}',
  'hooks.continues': 'Hook “{{hook}}” makes the model continue.',
  'hooks.continues-because': 'Hook “{{hook}}” makes the model continue: {{reason}}',
  'hooks.still-objects': 'The turn ended, although hook “{{hook}}” still objects.',

  // Problems of keybindings.json, as a notice and on the page of the keys.
  'keybindings.no-entry': 'keybindings.json: entry {{entry}} is ignored: it needs a "key" and a "command".',
  'keybindings.unreadable':
    'keybindings.json: entry {{entry}} is ignored: “{{key}}” is not a keyboard shortcut. Write shortcuts like Mod+Shift+K.',
  'keybindings.types-text':
    'keybindings.json: entry {{entry}} is ignored: “{{key}}” types text. Add Mod, Ctrl or Alt.',
  'keybindings.no-sequence':
    'keybindings.json: entry {{entry}} is ignored: “{{key}}” cannot be a sequence. Its first key must be a function key or include Mod, Ctrl or Alt. Its second key cannot be Esc.',
  'keybindings.unknown-command':
    'keybindings.json: entry {{entry}} is ignored: the command “{{command}}” does not exist.',
  'keybindings.given-twice':
    'keybindings.json: {{keys}} is assigned to {{first}} and {{last}}. The last entry wins.',
  'keybindings.begins':
    'keybindings.json: {{short}} is the start of {{long}}; they are assigned to {{first}} and {{last}}. The last entry wins.',
  'keybindings.too-many': 'keybindings.json: entries after entry {{most, number}} are ignored.',
  'keybindings.defaults': 'The default keyboard shortcuts are in use.',
  'keybindings.unwatched':
    'keybindings.json cannot be watched: {{why}}. Its changes take effect at the next start.',
  'file.no-list': 'expected a list in brackets',

  // Language servers: why one is unusable or unavailable, and the problems that a turn leaves.
  'language-servers.file-not-read': 'Cannot use .lsp.json: {{why}}',
  'language-servers.ends': 'The language server ended.',
  'language-servers.no-answer': 'The language server took too long to respond.',
  'language-servers.stopped': 'A newer question took the place of this one.',
  'language-servers.none': 'No language server is available for {{file}}.',
  'language-servers.too-long': '{{file}} is too long to check.',
  'language-servers.finds-no-symbols': 'The language server does not find symbols.',
  'language-servers.renames-nothing': 'The language server cannot rename symbols.',
  'language-servers.formats-nothing': 'The language server cannot format files.',
  'language-servers.invalid-edits': 'The language server proposed invalid changes.',
  'language-servers.nothing-to-rename': 'There is no symbol to rename here.',
  'language-servers.save-first': 'Save {{path}} first. A rename changes the files on disk.',
  'language-servers.no-open-file':
    'No language server is available for the open files. Open a file of the language first.',
  'language-servers.no-definition': 'No definition found in the project.',
  /** `places`: the first three. */
  'language-servers.turn-ends_one': 'The turn ended with {{count, number}} new error: {{places, list}}',
  'language-servers.turn-ends_other':
    'The turn ended with {{count, number}} new errors, including {{places, list}}',

  // Form of an MCP server: its card, errors in its values, and its outcome.
  'tool-name.fill-form': 'Form',
  'call-title.fill-form': '{{server}} asks for information',
  'asks.form': 'only you can answer it',
  'asks.form-faulty': 'Cannot send the form: check {{fields, list}}.',

  'form-card.name': 'Form of the server {{server}}',
  'form-card.heading': '{{server}} asks for information',
  'form-card.about': 'Your entries go to this server. Never enter a password or a key here.',
  'form-card.send': 'Send',
  'form-card.send-nothing': 'Confirm',
  'form-card.decline': 'Decline',
  'form-card.cancel': 'Cancel',
  'form-card.mend-first': 'Check {{fields, list}} first.',
  'form-card.optional': '{{name}} (optional)',
  'form-card.choose': 'Choose…',
  'form-card.nothing-chosen': 'None',
  'form-card.words': '{{server}} asks: {{message}}',

  'form.accepted': 'Confirmed to {{server}}.',
  'form.accepted_count': 'Sent to {{server}}.',
  'form.declined': 'Declined: nothing was sent to {{server}}.',
  'form.cancelled': 'Cancelled: nothing was sent to {{server}}.',

  'form.required': 'This field is required.',
  'form.not-such': 'Choose one of the options.',
  'form.no-number': 'Enter a number.',
  'form.not-whole': 'Enter a whole number.',
  'form.too-small': 'At least {{least, number}}.',
  'form.too-large': 'At most {{most, number}}.',
  'form.too-short': 'At least {{least, number}} characters.',
  'form.too-long': 'At most {{most, number}} characters.',
  'form.too-few': 'Choose at least {{least, number}}.',
  'form.too-many': 'Choose at most {{most, number}}.',
  'form.no-email': 'Enter an email address.',
  'form.no-uri': 'Enter an address with its scheme: https://…',
  'form.no-date': 'Enter a date: 2026-01-31.',
  'form.no-date-time': 'Enter a date and a time: 2026-01-31T09:30.',

  // Prompts and resources of MCP servers: the outcome of a request for one.
  'offers.not-ready': 'The server {{server}} is not ready. Check it in the settings.',
  'offers.failed': 'The server {{server}} reported an error: {{reason}}',
  'offers.attached': '{{resource}} is attached ({{characters, number}} characters).',
  'offers.attached-beginning':
    'The first {{most, number}} of {{characters, number}} characters of {{resource}} are attached, because it is too long.',
  'offers.not-attached': 'Cannot attach {{resource}}: {{why}}',
  'offers.attached-folder':
    'A list of {{count, number}} of the {{all, number}} entries in {{resource}} is attached.',
  'offers.attached-folder_same': 'A list of the entries in {{resource}} is attached ({{count, number}}).',
  'offers.kept-file': 'A rule denies reading {{file}}.',
  'offers.empty': 'It has no content.',
  'offers.binary': 'It is not text: {{what}}',
  'offers.no-such-prompt': 'The server {{server}} has no prompt {{name}}.',
  'offers.missing-arguments': '{{command}} needs {{names, and}}: {{command}} {{names, blanks}}',

  'mention.found_one': '1 suggestion. Press Tab to insert it.',
  'mention.found_other': '{{count, number}} suggestions. Choose with ↑ and ↓, and press Tab to insert.',
  'mention.part': 'Enter {{name}}: {{address}}',

  'prompt-form.heading': '{{title}} · {{server}}',
  'prompt-form.optional': '{{name}} (optional)',

  // Sign-in to an MCP server: its outcome, in the window and on the page of the redirect.
  'sign-in.page-done': 'You are signed in. You can close this tab and return to Pilotfish.',
  'sign-in.already-over': 'This sign-in has ended. Start it again in Pilotfish if necessary.',
  'sign-in.no-such-address':
    'This address does not come from the sign-in page. Copy the whole address from the browser, including everything after the question mark.',
  'sign-in.of-another':
    'This address belongs to another sign-in. Return to the page that Pilotfish opened last.',
  'sign-in.refused': 'The sign-in page rejected the sign-in: {{reason}}',
  'sign-in.given-up': 'The sign-in to {{server}} was cancelled.',
  'sign-in.not-begun': 'No sign-in to {{server}} is in progress.',
  'sign-in.no-such-server': 'The server {{server}} has no sign-in.',
  'sign-in.failed': 'The sign-in to {{server}} failed: {{reason}}',
  'sign-in.not-secure': 'Cannot open {{address}}: a sign-in requires https.',
  'sign-in.too-large': 'Cannot read the response of {{address}}: it is too large for a sign-in.',
  'sign-in.no-metadata':
    'Pilotfish stopped the sign-in, because {{address}} does not describe how to sign in.',
  'sign-in.other-issuer':
    'Pilotfish stopped the sign-in, because {{address}} identifies itself as {{issuer}}. Inform the administrator of the server.',
  'sign-in.no-pkce':
    'Pilotfish stopped the sign-in, because {{address}} does not support PKCE with S256. Somebody else could use your sign-in.',
  'sign-in.other-answer':
    'Pilotfish ignored a response from “{{issuer}}”, because it expected one from {{expected}}. Start the sign-in again.',

  // Memory for every chat: its facts, their places, and errors.
  'memory.saved-for-all': 'Remembered for all projects, in {{path}}',
  'memory.choose-place': 'Choose a location first.',
  'memory.ask-place': 'the model did not choose a location for the fact',
  'memory.no-fact': 'The fact is empty. Enter a fact to remember, or reject it.',
  'memory.not-read_one':
    'This folder is restricted, so Pilotfish did not read {{files, list}} for the model.',
  'memory.not-read_other':
    'This folder is restricted, so Pilotfish did not read {{files, list}} for the model.',
  'memory.changed-unseen':
    'A command or a server changed {{files, list}}. The model gets the new text after you review it.',
  'memory.unreadable': 'A memory file could not be read, so the model does not get it. {{problem}}',
  'memory.changed': '{{file}} has changed and was reloaded. Review it, then try again.',
  'memory.nothing-to-tidy': 'The memory is still empty.',
  'memory.not-tidied':
    'The model’s reply is not a list of facts, so the memory stays unchanged. Try again, or use another model.',
  'memory.not-taken-over': 'The import failed. The memory is unchanged.',
  'memory.rule-not-yaml': 'The front matter of {{file}} is invalid YAML: {{reason}}',
  'memory.rule-fields': 'In {{file}}, a field has the wrong type: alwaysApply, globs or description.',

  // english/mode
  'mode.plan': 'Plan',
  'mode.ask': 'Ask',
  'mode.accept-edits': 'Accept edits',
  'mode.auto': 'Auto',

  // The model: why a request failed or an answer is incomplete, and the remedy.
  'model.demo': 'Demo model',
  'model.environment': 'Environment',
  'model.no-key': '{{provider}} requires an API key ({{status}}). Add it in the settings.',
  'model.no-environment-key':
    '{{provider}} requires an API key ({{status}}). Set OPENAI_API_KEY where you start Pilotfish.',
  'model.key-not-accepted': '{{provider}} rejected the API key (401). Check it in the settings.',
  /** `said`: the server's own message. */
  'model.key-not-accepted_said':
    '{{provider}} rejected the API key (401): {{said, sentence}} Check it in the settings.',
  'model.environment-key-not-accepted':
    '{{provider}} rejected the key in OPENAI_API_KEY (401). Set another one where you start Pilotfish.',
  'model.environment-key-not-accepted_said':
    '{{provider}} rejected the key in OPENAI_API_KEY (401): {{said, sentence}} Set another one where you start Pilotfish.',
  'model.printed-key-refused': '{{provider}} rejected the API key that “{{command}}” printed (401).',
  'model.printed-key-refused_said':
    '{{provider}} rejected the API key that “{{command}}” printed (401): {{said, sentence}}',
  'model.key-command-failed': 'The key command “{{command}}” failed with exit code {{code}}.',
  'model.key-command-failed_said':
    'The key command “{{command}}” failed with exit code {{code}}: {{said, sentence}}',
  'model.key-command-not-started': 'The key command “{{command}}” could not be started: {{why}}.',
  'model.key-command-late': 'The key command “{{command}}” timed out after {{seconds, duration}}.',
  'model.key-command-mute': 'The key command “{{command}}” printed no key.',
  'model.blocked':
    'Something between Pilotfish and {{provider}} blocked the request ({{status}}). Ask the administrator of your network or gateway.',
  'model.blocked_said':
    'Something between Pilotfish and {{provider}} blocked the request ({{status}}): {{said, sentence}} Ask the administrator of your network or gateway.',
  'model.not-for-key': '{{provider}} denied this API key access to “{{model}}” (403).',
  'model.not-for-key_said':
    '{{provider}} denied this API key access to “{{model}}” (403): {{said, sentence}}',
  'model.no-credit': 'The account at {{provider}} is out of credit ({{status}}).',
  'model.no-credit_said': 'The account at {{provider}} is out of credit ({{status}}): {{said, sentence}}',
  'model.rate-limit': '{{provider}} limits the rate of requests (429).',
  'model.rate-limit_said': '{{provider}} limits the rate of requests (429): {{said, sentence}}',
  'model.context-too-long': 'The conversation is too long for “{{model}}” ({{status}}).',
  'model.context-too-long_said':
    'The conversation is too long for “{{model}}” ({{status}}): {{said, sentence}}',
  'model.window-too-small':
    '{{failure}} The context window is too small for the first request. Set a larger window where the model runs: for Ollama, with OLLAMA_CONTEXT_LENGTH or num_ctx. Otherwise choose a model with a larger window, or send a shorter message.',
  'model.no-tools':
    '“{{model}}” of {{provider}} cannot use tools ({{status}}). Choose another model, or turn off tools for this provider in the settings.',
  'model.no-tools_said':
    '“{{model}}” of {{provider}} cannot use tools ({{status}}): {{said, sentence}} Choose another model, or turn off tools for this provider in the settings.',
  'model.wants-responses':
    '“{{model}}” of {{provider}} supports tools only with the OpenAI Responses protocol ({{status}}). Choose this protocol for the provider in the settings.',
  'model.no-images':
    '“{{model}}” of {{provider}} cannot read images ({{status}}). Choose another model, or turn off images for this provider in the settings.',
  'model.no-images_said':
    '“{{model}}” of {{provider}} cannot read images ({{status}}): {{said, sentence}} Choose another model, or turn off images for this provider in the settings.',
  'model.not-found':
    '{{provider}} cannot find the model “{{model}}” (404). Check the model and the base URL {{url}}.',
  'model.not-found_said':
    '{{provider}} cannot find the model “{{model}}” (404): {{said, sentence}} Check the model and the base URL {{url}}.',
  'model.server-failed': '{{provider}} failed ({{status}}).',
  'model.server-failed_said': '{{provider}} failed ({{status}}): {{said, sentence}}',
  'model.redirect':
    '{{provider}} responded with a redirect ({{status}}). Set the target of the redirect as the base URL.',
  'model.request-refused': '{{provider}} rejected the request ({{status}}).',
  'model.request-refused_said': '{{provider}} rejected the request ({{status}}): {{said, sentence}}',

  'model.unreachable': 'Cannot reach {{provider}} ({{url}}): {{why}}',
  'model.connection-failed':
    'The connection to {{provider}} ({{url}}) failed. Check the network and the base URL.',
  'model.connection-failed_code':
    'The connection to {{provider}} ({{url}}) failed ({{code}}). Check the network and the base URL.',
  'model.unreachable-by-proxy': 'Cannot reach {{provider}} ({{url}}) through the proxy {{proxy}}: {{why}}',
  'model.proxy-failed':
    'The connection to {{provider}} ({{url}}) through the proxy {{proxy}} failed. Check the network and the proxy.',
  'model.proxy-failed_code':
    'The connection to {{provider}} ({{url}}) through the proxy {{proxy}} failed ({{code}}). Check the network and the proxy.',
  'network.refused': 'the connection was refused. Is the server running, and is the base URL correct?',
  'network.no-host': 'the host name is unknown. Check the base URL and the network.',
  'network.no-lookup': 'the host name could not be resolved. Check the network.',
  'network.no-way': 'no route to the host. Check the network.',
  'network.none': 'the network is unreachable. Check the connection.',
  'network.no-http': 'the server does not speak HTTP. Is the base URL correct?',
  'network.proxy':
    'a proxy requires a name and a password (407). Add them to its address: http://name:password@host.',
  'proxy.refused':
    'the proxy does not respond. Check the proxy variables of the environment, or add the server to NO_PROXY.',
  'proxy.no-host':
    'the host name of the proxy is unknown. Check the proxy variables of the environment and the network.',
  'proxy.no-tunnel':
    'the proxy refused the connection ({{status}}). If the server is in your own network, add it to NO_PROXY.',
  'proxy.unusable':
    'Pilotfish cannot use the proxy in {{variable}}. Set an address that begins with http:// or https://.',
  'certificate.expired': 'its certificate has expired.',
  'certificate.self-signed':
    'its certificate is self-signed. Set NODE_EXTRA_CA_CERTS to a file with this certificate, and restart Pilotfish.',
  'certificate.unverified':
    'its certificate is signed by an untrusted authority. Set NODE_EXTRA_CA_CERTS to a file with your company’s authority, and restart Pilotfish.',
  'certificate.other-host': 'its certificate is for another host.',
  'network.no-https': 'the server does not speak https. Is the base URL correct?',

  'model.late': 'The reply of {{provider}} took longer than {{seconds, duration}}.',
  'model.silent': '{{provider}} sent nothing for {{seconds, duration}}. It may be overloaded.',
  'model.too-large':
    'Pilotfish cancelled the reply of {{provider}}, because it is larger than {{megabytes}} MB.',
  'model.no-server':
    '{{provider}} did not respond like a model server. Check the address {{url}} and the protocol of the provider.',
  'model.no-server_said':
    '{{provider}} did not respond like a model server. It sent: {{said, sentence}} Check the address {{url}} and the protocol of the provider.',
  'model.no-protocol': 'A part of the reply of {{provider}} violates the protocol.',
  'model.broke-off': 'The reply of {{provider}} was interrupted before it was complete.',
  'model.bad-header':
    'The API key or a header of {{provider}} contains an invalid character. Set it again in the settings.',
  'model.body-perhaps': '{{failure}} The extra request body of this model may be the cause: {{keys, list}}.',
  'model.tried-again': '{{failure}} Pilotfish tried {{tries}} times.',
  'model.asks-to-wait': '{{failure}} The provider asks to wait {{seconds, duration}}.',

  'answer.nothing': '{{provider}} sent an empty reply.',
  'answer.truncated':
    '{{provider}} silently cuts requests to {{tokens, number}} tokens. Pilotfish now summarises older parts sooner. Set a larger window where the model runs: for Ollama, with OLLAMA_CONTEXT_LENGTH.',
  'answer.window-small':
    '{{provider}} gives “{{model}}” a context window of {{tokens, number}} tokens. Instructions and tools use {{beginning, number}} of them, so long tasks fail. Load the model with a window of 32,000 or more: for Ollama, with OLLAMA_CONTEXT_LENGTH.',
  'answer.without-kept':
    '{{provider}} rejected its own earlier reasoning in this chat. Pilotfish repeated the request without it, and omits it from now on.',
  'answer.cut': 'A length limit cut the reply of {{provider}}.',
  'answer.nothing-twice': '“{{model}}” of {{provider}} sent an empty reply twice.',
  'answer.filtered':
    'A content filter of {{provider}} blocked the reply of “{{model}}”. Rephrase your message, or choose another model.',
  'answer.no-length':
    '“{{model}}” of {{provider}} reached its length limit before the first word of its reply. Raise the limit, or choose another model.',
  'answer.ends-at-length': 'The reply ends early: “{{model}}” reached its length limit. Ask it to continue.',
  'answer.ends-filtered': 'The reply ends early: a content filter of {{provider}} stopped it.',
  'turn.rounds': 'This turn has reached {{rounds}} rounds. Continue to let the model go on.',
  'turn.repeats':
    'The model repeats the same calls with the same results. Give it new instructions, or continue.',
  'turn.stopped': 'Stopped by you.',
  'turn.interrupted': 'Pilotfish ended during this turn. Continue to resume it.',

  // Notices: messages to the user that do not answer a call.
  /** Several sentences, each a text. */
  sentences: '{{all, sentences}}',

  'process.ends-by-bug':
    'Pilotfish ends because of an internal error. The log in its data folder has the details.',

  'web.key-refused': 'The web search service rejected its key. Enter another in the settings, under Web.',

  'file.gone-or-empty': '{{name}} is missing or empty.',
  'file.empty': '{{name}} is empty. Its previous content is lost.',
  'file.invalid': '{{name}} is invalid: line {{line}}, column {{column}}: {{what}}.',
  'file.nested-too-deep': 'nested deeper than {{levels, number}} levels',
  'file.no-object': 'expected an object in braces',
  'file.put-aside': 'It was renamed to {{aside}}.',
  'file.written-anew': 'Pilotfish writes it again.',
  'file.stays-in-use': 'The previous content stays in use.',
  'file.defaults-in-use': 'The defaults are in use.',
  'trust.nothing-trusted': 'All folders are restricted until the file is fixed.',
  'file.mend-first':
    'Fix {{file}} first, or replace its content with {}. Pilotfish changes the file only when it can read it.',

  'data-files.syntax': 'Invalid JSON: {{what}}.',
  'settings.not-used': 'settings.json: {{key}}: {{problem}}. The setting is ignored.',
  'settings.entry-left-out': 'settings.json: {{key}}: {{problem}}. The entry {{entry}} is ignored.',
  'settings.unknown-key': 'settings.json: {{key}}: this setting does not exist. Did you mean {{nearest}}?',
  'settings.dotted-key': 'settings.json: {{key}} is ignored. Write it in nested form: {{nested}}',
  'settings.id-is-reserved':
    'settings.json: providers[{{index}}].id: “{{id}}”: this id is reserved for a built-in provider. The entry is ignored.',
  'settings.id-used-twice':
    'settings.json: providers[{{index}}].id: “{{id}}”: this id is used twice. The entry is ignored.',
  'settings.missing':
    'settings.json was missing at startup, although Pilotfish was used before. Any model providers in it are lost. {{remains}} Restore a copy of the file to {{location}}, or choose a model in the settings again.',
  'settings.keys-and-chats-remain': 'The keys and the chats are still there.',
  'settings.keys-remain': 'The keys are still there.',
  'settings.chats-remain': 'The chats are still there.',
  'settings.key-moved': 'settings.json: {{key}} was moved to the key storage, separate from the settings.',
  'settings.key-not-moved':
    'settings.json: {{key}} is ignored, because it could not be moved to the key storage: {{why}}. Enter it under “Web” in the settings.',
  'settings.unwatched':
    'settings.json cannot be watched: {{why}}. Manual changes take effect at the next start.',
  'environment.no-url': 'OPENAI_BASE_URL must be an http or https address. Requests to it will fail.',
  'environment.password-in-url':
    'OPENAI_BASE_URL contains a name or password. Pilotfish does not send it, so requests will fail. Remove it and set OPENAI_API_KEY instead.',

  'secrets.gone':
    'The file “secrets” is gone, with the keys in it. Keys in use stay in use until Pilotfish ends. Saving a key in the settings stores them again.',
  'secrets.not-in-use':
    'Pilotfish ignores the keys in it. Enter them again in the settings, or fix that file and rename it back.',
  'secrets.empty':
    'The file “secrets” is empty, so its keys are lost. It was renamed to {{aside}}. Enter the keys again in the settings. Keys in use stay in use.',
  'secrets.foreign_one':
    'The file “secrets” contains an invalid entry: {{names, quoted, list}}. The original file was copied to {{aside}}. The other keys are in use. Enter this one again in the settings.',
  'secrets.foreign_other':
    'The file “secrets” contains invalid entries: {{names, quoted, list}}. The original file was copied to {{aside}}. The other keys are in use. Enter these again in the settings.',
  'secrets.of-the-desktop':
    'The desktop application stored the key “{{name}}”, so it cannot be read here. Enter it again in the settings, or set OPENAI_API_KEY.',
  'secrets.not-decrypted':
    'The system could not decrypt the key “{{name}}”. Enter it again in the settings, or set OPENAI_API_KEY.',
  'secrets.not-encrypted':
    'The system could not encrypt the key “{{name}}”. Allow Pilotfish to use its keychain.',

  'auto.clock-set-back':
    'Auto has ended: the clock of this machine was set back, so its remaining time is unknown.',
  'chat.lines-skipped_one': '1 line of this chat could not be read and was skipped. It is still in {{path}}.',
  'chat.lines-skipped_other':
    '{{count, number}} lines of this chat could not be read and were skipped. They are still in {{path}}.',

  'compact.nothing': 'This chat is still too short to summarise.',
  'compact.none': 'the chat has none',
  'compact.too-short': 'the summary of the model is too short to replace them',
  'compact.pin-left':
    'A pinned message is too long for the summary: “{{message}}”. The model sees only a summary of it.',
  'compact.failed_zero':
    'Older turns could not be summarised: {{reason, unended}}. All removable tool output is already removed. If the model cannot continue, start a new chat.',
  'compact.failed_one':
    'Older turns could not be summarised: {{reason, unended}}. The model no longer sees the oldest tool output.',
  'compact.failed_other':
    'Older turns could not be summarised: {{reason, unended}}. The model no longer sees the {{count, number}} oldest tool outputs.',

  'quick-ask-shortcut.not-had':
    'The shortcut for quick questions is unavailable: {{keys}} is invalid or belongs to another application. Choose another in the settings.',
  'quick-ask-shortcut.desktop-decides':
    'Your desktop decides whether Pilotfish gets the shortcut {{keys}}. If it does nothing, allow it in the keyboard settings of the system, or open quick questions from the tray or the command palette.',
  'desktop-notice.graphics':
    'The process that draws the window has ended. If windows flicker or stay empty, start Pilotfish with the switch --disable-gpu.',
  'desktop-notice.notifications':
    'The system does not show the notifications of Pilotfish: {{why}} Questions still appear in the window and in its title.',
  'desktop-notice.switches': '{{file}} is ignored: {{problem, unended}}.',
  'recent.not-kept': 'The list of recent projects cannot be saved: {{why}}',
  'window.too-long':
    'Your text in {{path}} is too long to survive a reload. Save it before you reload or close this window.',
  'window.not-kept': 'The open tabs and unsaved texts of this window cannot be saved: {{why}}',
  'terminal.none': 'Commands run without a terminal, because its process cannot be started ({{why}}).',

  'server.open-to-others':
    'Pilotfish listens on {{address}} without encryption, so others on the network can reach it and read the traffic. Omit --host. From another machine, use a tunnel such as “ssh -L {{port}}:127.0.0.1:{{port}}”.',

  // Project panel: the tree of the project's files, or a way to open a folder.
  'project-panel.name': 'Project',
  'project-panel.views': 'Views of the side bar',
  'project-panel.files': 'Files',
  'project-panel.search': 'Search',
  'project-panel.problems': 'Problems',
  'project-panel.remark-errors': 'contains errors',
  'project-panel.remark-warnings': 'contains warnings',
  'project-panel.review': 'Show the files of the review',
  'project-panel.tree': 'Files of {{project}}',
  'project-panel.loading-folder': 'Loading…',
  'project-panel.empty-folder': 'Empty folder',
  'project-panel.empty': 'This folder is empty',
  'project-panel.empty-why': 'Create a file, or ask for one in the chat.',
  'project-panel.retry': 'Try again',

  'project-panel.created-by-agent': 'Created by the agent in this chat',
  'project-panel.changed-by-agent': 'Changed by the agent in this chat',
  'project-panel.holds-changes-by-agent': 'Contains files that the agent changed in this chat',
  'project-panel.proposal-waits': 'A proposal for this file waits for your answer',
  'project-panel.holds-waiting-proposal': 'Contains files with proposals that wait for your answer',

  'project-panel.git-modified': 'Modified',
  'project-panel.git-added': 'Added',
  'project-panel.git-untracked': 'Untracked',
  'project-panel.git-deleted': 'Deleted',
  'project-panel.git-renamed': 'Renamed',
  'project-panel.git-conflict': 'Conflict',
  'project-panel.git-holds-changes': 'Contains changes',

  /** The name of a row, with the meaning of its colour, icon and letter. */
  'project-panel.row': '{{name}}',
  'project-panel.row_remarks': '{{name}}, {{remarks, list}}',
  'project-panel.remark-link': 'link',
  'project-panel.remark-broken-link': 'broken link',
  'project-panel.remark-other': 'not a regular file',
  'project-panel.remark-ignored': 'ignored by git',
  'project-panel.remark-waiting': 'waiting proposal',
  'project-panel.remark-holds-waiting': 'contains files with waiting proposals',
  'project-panel.remark-created': 'created by the agent',
  'project-panel.remark-changed': 'changed by the agent',
  'project-panel.remark-holds-changes': 'contains files that the agent changed',
  /** A mark as one of the remarks. */
  'project-panel.remark-git': '{{mark, lowercase}}',

  'project-panel.none-open': 'No folder is open',
  'project-panel.not-opened': 'The folder was not opened',
  'project-panel.not-opened-why':
    'Pilotfish ended unexpectedly four times in a row, soon after it opened this folder. Open it anyway, or choose another.',
  'project-panel.gone': 'The folder is gone',
  'project-panel.gone-why': '{{folder}} was moved, renamed or deleted. Your chats are safe.',
  'project-panel.folder-field': 'Folder on this machine',
  'project-panel.open': 'Open',
  'project-panel.browse': 'Browse…',
  'project-panel.recent': 'Recent projects',
  'project-panel.missing': 'Missing: {{folder}}',

  // Quick open: finds files of the project by parts of their names.
  'quick-open.name': 'Go to file',
  'quick-open.placeholder': 'Search files by name (append :42 to go to a line)',
  'quick-open.searching': 'Searching the project…',
  'quick-open.none': 'No file name matches “{{query}}”.',
  'quick-open.nothing-yet': 'Type part of a file name. Files that you open appear here.',
  'quick-open.no-file-in-front': 'Open a text file first to go to a line.',
  'quick-open.which-line': 'Type a line number of {{path}}.',
  'quick-open.not-whole': 'The project is too large: some of its files are missing here.',
  'quick-open.found_one': '1 file.',
  'quick-open.found_other': '{{count, number}} files. Choose with ↑ and ↓.',
  'quick-open.opened-behind': 'Opened {{path}} in the background.',
  'quick-open.line': 'line {{line}}',
  'quick-open.symbols-name': 'Go to symbol in the file',
  'quick-open.no-text-in-front': 'Open a text file first to list its symbols.',
  'quick-open.no-symbols': 'No symbols found in {{path}}.',
  'quick-open.no-symbol-matches': 'No symbol matches “{{query}}”.',
  'quick-open.more-symbols': 'Only the first {{most, number}} symbols are listed. Type a part of the name.',
  'quick-open.found-symbols_one': '1 symbol.',
  'quick-open.found-symbols_other': '{{count, number}} symbols. Choose with ↑ and ↓.',
  'quick-open.open-hint': 'open',
  'quick-open.behind-hint': 'open in the background',

  // Repository: why the repository of a git command is unusual. Each text continues a sentence and has no full stop.
  'repository.unreadable': 'Pilotfish cannot read the configuration of its repository',
  'repository.sets': 'its repository sets {{key}}, so git may run a program',
  'repository.unreadable-setting': 'an unreadable setting',
  'repository.unreadable-section': 'an unreadable setting in [{{section}}]',
  'repository.odd-git': 'the .git of its repository is not a folder or file',
  'repository.names-other': 'its .git file refers to another folder',
  'repository.unreadable-file': 'Pilotfish cannot read its .git file',
  'repository.other-user': 'its repository belongs to another user',
  'repository.elsewhere': 'its repository refers to another location',
  'repository.alternates': 'its repository uses the objects of another repository',
  'repository.link': '{{link}} in its repository is a link',
  'repository.holds-others': 'its repository contains other repositories, and git may run programs in them',
  'repository.too-many-files': 'its repository contains too many files to check',
  'repository.unreadable-index': 'Pilotfish cannot check its list of files',
  'repository.no-git': 'Pilotfish cannot find git 2.32 or later outside the project',

  // MCP servers: why one is unusable or unavailable.
  'servers.bad-alias':
    'Invalid server name “{{alias}}”: use letters, digits, single _ and -, at most 30 characters.',
  'servers.bad-config': 'Invalid configuration: {{problem}}',
  'servers.of-alias': '{{alias}}: {{fault}}',
  'servers.no-address': 'After the variables are replaced, the address must begin with http or https.',
  'servers.no-variable': 'The environment variable {{name}} is not set.',
  'servers.without': 'The tools of the server “{{server}}” are unavailable. {{why}}',
  /** `names`: the first five. */
  'servers.tools-left-out_one':
    'Pilotfish cannot use the tool {{names, list}} of the server “{{server}}”. {{why}}',
  'servers.tools-left-out_other':
    'Pilotfish cannot use {{count, number}} tools of the server “{{server}}”, including {{names, list}}. {{why}}',
  'servers.still-starting':
    'The server “{{server}}” is still starting. Its tools become available when it is ready.',
  'servers.ended': 'The server ended.',
  'servers.ends-over-and-over': 'Pilotfish restarted it five times in ten minutes. {{why}}',
  'servers.needs-sign-in': 'The server requires you to sign in.',
  'servers.no-answer': 'The server took too long to respond.',
  'servers.no-such-command': 'Command not found.',
  'servers.no-such-server': 'Unknown server “{{alias}}”.',
  'servers.same-call-name': 'Another tool is also called {{name}}: both are off.',
  'servers.bad-schema': 'Its input schema cannot be used: {{why}}',
  'servers.sandbox-not-of-project':
    '“sandbox: false” works only in your own settings: a project cannot take a server out of the sandbox.',
  'servers.not-held': 'Pilotfish could not start it in the sandbox: {{why}}',
  'servers.same-name':
    'Pilotfish ignores the server “{{alias}}” of {{file}}: your own settings have a server with this name.',
  'servers.cannot-use-file': 'Cannot use {{file}}: {{why}}',
  'servers.file-requires': '{{file}} requires an object “{{key}}”.',
  'servers.not-supported': 'Pilotfish cannot use {{part}}. Use an environment variable instead.',
  'asks.remote-changed': '{{tool}} changed since it was allowed',

  // Budgets: their usage, and the user's choices.
  'budget.tokens': '{{tokens, number}} tokens',
  'budget.money': '{{amount, number}} {{currency}}',
  'budget.turn-most':
    'This turn has used {{used}} of its budget of {{limit}}. Continue up to the limit, or raise it.',
  'budget.day-most':
    'Chats have used {{used}} of today’s budget of {{limit}}. Continue up to the limit, or raise it.',
  'budget.turn-used-up': 'The budget of this turn is used up: {{used}} of {{limit}}. Raise it to continue.',
  'budget.day-used-up': 'Today’s budget is used up: {{used}} of {{limit}}. Raise it to continue.',
  'budget.no-price':
    'The cost budget does not limit “{{model}}”, because its price is unknown and its provider reports no cost. Enter a price for the model in the settings, or limit tokens.',
  'budget.raise-turn': 'Raise for this turn',
  'budget.raise-day': 'Raise for today',
  'budget.question': 'Question about the budget',

  // Names of keys, as on keyboards of the language. A Mac has symbols for some.
  'key.ctrl': 'Ctrl',
  'key.shift': 'Shift',
  'key.alt': 'Alt',
  'key.enter': 'Enter',
  'key.escape': 'Esc',
  'key.tab': 'Tab',
  'key.space': 'Space',
  'key.backspace': 'Backspace',
  'key.delete': 'Delete',
  'key.insert': 'Insert',
  'key.home': 'Home',
  'key.end': 'End',
  'key.pageup': 'PageUp',
  'key.pagedown': 'PageDown',

  // Messages between the two strokes of a key sequence, and after an unknown one.
  'key-sequence.waiting': '({{keys}}) was pressed. Waiting for the second key…',
  'key-sequence.unknown': '({{keys}}) is not a command.',
  'key-sequence.nothing-waits': '({{keys}}) No question is waiting.',
  'key-sequence.others-ended': 'All other browsers need a new link now.',

  // Mode picker: the permissions of the agent in each mode.
  /** Before the name of the mode, for a screen reader. */
  'mode-picker.lead': 'Mode: ',
  /** After a change. */
  'mode-picker.announced': 'Mode {{mode}}',
  'mode-picker.plan-hint': 'Only reads. Changes are denied.',
  'mode-picker.ask-hint': 'Every change waits for your answer.',
  'mode-picker.accept-edits-hint': 'Changes files in the project without asking. Protected files still ask.',
  'mode-picker.auto-hint':
    'For a limited time, changes files and runs commands that Pilotfish understands, without asking. Asks before it deletes, publishes or reaches outside the project. Pilotfish is still checking for a sandbox.',
  /** Instead, once it is known whether commands run in the sandbox. */
  'mode-picker.auto-in-sandbox':
    'For a limited time, changes files and runs commands in the sandbox without asking. Asks before it deletes, publishes or reaches outside the project.',
  'mode-picker.auto-keeping-questions':
    'For a limited time, changes files and runs commands that Pilotfish understands, without asking. They run in the sandbox. Other commands ask.',
  'mode-picker.auto-without-sandbox':
    'For a limited time, changes files and runs commands that Pilotfish understands, without asking. The sandbox is unavailable, so other commands ask: {{why, sentence}}',
  'mode-picker.auto-sandbox-off':
    'For a limited time, changes files and runs commands that Pilotfish understands, without asking. The sandbox is turned off, so other commands ask.',
  'mode-picker.auto-sandbox-required':
    'For a limited time, changes files without asking. Commands are denied: {{why, sentence}}',
  /** Opens the question for the duration. */
  'mode-picker.choose-auto': 'Auto…',
  'mode-picker.time-left': 'Time left in Auto',
  'mode-picker.tomorrow': '{{clock}} tomorrow',
  'mode-picker.quarter-hour': '15 minutes',
  'mode-picker.hour': '1 hour',
  'mode-picker.four-hours': '4 hours',
  'mode-picker.eight-hours': '8 hours',

  // Model picker: the model of the active chat, and the dialog that searches for another.
  /** Before the name of the model, for a screen reader. */
  'model-picker.lead': 'Model: ',
  'model-picker.none': 'No model',
  'model-picker.demo-hint': 'Built in and scripted. It works offline.',
  'model-picker.new-chat-hint': 'Starts a new chat, because another model has replied in this one.',
  'model-picker.follow-settings': 'Use the model from the settings',
  'model-picker.more': 'More models…',
  'model-picker.providers': 'Default model and keys…',

  'model-facts.context': '{{size}} context',
  /** The price of a million tokens, sent and received. */
  'model-facts.price': '{{input}} / {{output}} per 1M',
  'model-facts.free': 'free',
  'model-facts.images': 'images',
  'model-facts.reasoning': 'reasoning',
  'model-facts.no-tools': 'no tools',

  'effort-picker.title': 'Reasoning effort',
  /** Before the effort, for a screen reader. */
  'effort-picker.lead': 'Reasoning effort: ',
  'effort-picker.default': 'Default',
  'effort-picker.set': 'Default ({{effort}})',
  'effort.none': 'None',
  'effort.minimal': 'Minimal',
  'effort.low': 'Low',
  'effort.medium': 'Medium',
  'effort.high': 'High',
  'effort.xhigh': 'Extra high',
  'effort.max': 'Maximum',

  'model-picker.title': 'Choose a model for this chat',
  'model-picker.provider': 'Provider',
  'model-picker.model': 'Model',
  'model-picker.model-hint': 'Type part of a name to filter the list.',
  'model-picker.asking': 'Loading the models',
  'model-picker.list': 'Models',
  'model-picker.as-typed': 'Use “{{model}}” as typed',
  'model-picker.no-provider': 'Add a provider in the settings first.',

  // Notifications: why a chat calls the user's attention. They contain no content of files.
  'notification.waiting': 'A question is waiting',
  'notification.finished': 'Finished',
  'notification.failed': 'Could not continue',
  'notification.title': '{{project}}',
  'notification.title_title': '{{project}} – {{title}}',

  // Command palette: all commands that the window can run now.
  'palette.name': 'Run a command',
  'palette.placeholder': 'Type the name of a command',
  'palette.found_one': '1 command',
  'palette.found_other': '{{count, number}} commands',
  'palette.none': 'No matching commands',
  'palette.recent': 'recently used',
  'palette.other': 'other commands',
  'palette.is-on': 'on',

  // Shell of the window: the title bar, the notices below it, the columns, and the texts without a connection to the main
  // process.
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

  // Titles of toggle commands, by the effect that they would have now.
  'toggle.show-tree': 'Show the project tree',
  'toggle.hide-tree': 'Hide the project tree',
  'toggle.show-chat': 'Show the chat',
  'toggle.hide-chat': 'Hide the chat',
  'toggle.show-chats': 'Show the list of chats at the side',
  'toggle.hide-chats': 'Hide the list of chats at the side',
  'toggle.show-terminal': 'Show the terminal',
  'toggle.maximise-terminal': 'Maximise the terminal',
  'toggle.restore-terminal': 'Restore the terminal',

  // Update check: messages about a newer version.
  'updates.available': 'Pilotfish {{version}} is available. This is version {{current}}.',
  'updates.available-at':
    'Pilotfish {{version}} is available. This is version {{current}}. Download it from {{url}}',
  'updates.failed': 'Could not check for a newer version at {{address}}: {{why}}',

  // The window as a whole: its parts, its connection to the main process, and the permissions of its system.
  'window.unreachable': 'Pilotfish cannot be reached.',
  'window.no-folder': 'No folder is open. Open one first.',
  'window.not-copied': 'The browser blocked access to the clipboard.',
  'window.link-incomplete': 'The address is incomplete, so it cannot be opened.',
  'window.link-not-https': 'Only https addresses can be opened. This one uses {{protocol}}.',

  // Skills: problems of a skill, or remarks about it.
  'skills.no-front-matter':
    'The file must start with a line “---”, the name, the description, and a second line “---”.',
  'skills.bad-name': '“name” must have at most 64 letters, digits, “.”, “_” and “-”.',
  'skills.no-description': '“description” must explain when to use the skill.',
  'skills.too-many': 'Pilotfish reads only the first {{most, number}} skills of {{folder}}.',
  'skills.not-stored': 'Your answer could not be stored. The skills in use are unchanged.',

  // Sub-agents: problems of a definition, or remarks about it.
  'agents.general-purpose': 'Works independently on a task of several steps, with the tools of the chat.',
  'agents.explorer': 'Finds out how something is done in this project. Only reads and searches.',

  'agents.too-long': 'The file is longer than {{most, number}} characters.',
  'agents.no-front-matter':
    'The file must start with a line “---”, the name, the description, the tools, and a second line “---”.',
  'agents.not-yaml': 'Invalid YAML between the lines “---”: {{reason}}',
  'agents.no-prompt': 'The instructions are missing. Add them below the second line “---”.',
  'agents.bad-name': '“name” must start with a letter, and have at most 64 letters, digits, “-” and “_”.',
  'agents.bad-description':
    '“description” must explain when to use the sub-agent, in at most 2,000 characters.',
  'agents.bad-tools': '“tools” must be a list of names, or names separated by commas.',
  'agents.bad-model': '“model” must be the name of a model.',
  'agents.bad-limit': '“{{field}}” must be a positive number. The maximum for rounds is 100.',
  'agents.untrusted': 'Not used until you trust its current version.',
  'agents.hidden': 'Not used: {{file}} has the same name, “{{name}}”, and takes precedence.',
  'agents.same-name':
    'A built-in sub-agent is also called “{{name}}”. The project’s sub-agents take precedence over yours, and yours over built-in ones.',
  'agents.same-name_file':
    '{{file}} is also called “{{name}}”. The project’s sub-agents take precedence over yours, and yours over built-in ones.',
  'agents.unknown-tools_one': 'Unknown tool: {{tools, list}}. The sub-agent works without it.',
  'agents.unknown-tools_other': 'Unknown tools: {{tools, list}}. The sub-agent works without them.',
  'agents.name-taken': 'The file {{file}} already exists. Choose another name.',
  'agents.changed': '{{file}} has changed on disk. Copy your text and open the file again.',
  'agents.in-file': 'Sub-agent {{file}}: {{problem}}',

  // Terminal panel: messages while it is closed.
  'terminal-panel.one-rang': 'Terminal bell',

  // Tools from elsewhere: problems of the tools that commands provide.
  'elsewhere.no-declarations':
    'The discovery command (tools.discoveryCommand) must print a JSON array of function declarations.',
  'elsewhere.wrong-declaration': 'Pilotfish ignores a tool of the discovery command: {{at}}: {{problem}}',
  'elsewhere.wrong-declarations_one':
    'Pilotfish ignores {{count, number}} tool of the discovery command: {{at}}: {{problem}}',
  'elsewhere.wrong-declarations_other':
    'Pilotfish ignores {{count, number}} tools of the discovery command: {{at}}: {{problem}}',
  'elsewhere.wrong-name':
    'Pilotfish ignores the tool “{{name}}” of the discovery command: a name has at most 64 letters, digits, _ and -.',
  'elsewhere.too-many':
    'The discovery command declared more than {{most, number}} tools. Pilotfish uses the first {{most, number}} and ignores {{rest, number}}.',
  'elsewhere.name-taken':
    'Pilotfish ignores the tool “{{name}}” of the discovery command: another tool has this name.',
  'elsewhere.wrong-parameters':
    'Pilotfish ignores the tool “{{name}}”. Its parameters cannot be read: {{problem}}',
  'elsewhere.untrusted': 'Cannot run the discovery command: the folder {{root}} is restricted.',
  'elsewhere.no-command': 'Cannot run the discovery command: program {{command}} not found.',
  'elsewhere.changed':
    'Cannot run the discovery command: {{command}} changed since you trusted it in this folder.',
  'elsewhere.not-confined': 'Cannot run the discovery command {{command}}: {{why}}',
  'elsewhere.failed': 'The discovery command {{command}} failed:\n{{why}}',

  'elsewhere.file-no-json':
    'Pilotfish ignores {{file}}: it must be a JSON object with name, description and run.',
  'elsewhere.file-wrong': 'Pilotfish ignores {{file}}: {{at}}: {{problem}}',
  'elsewhere.file-program': 'Pilotfish ignores {{file}}: the model cannot choose the program: {{word}}',
  'elsewhere.file-name-taken': 'Pilotfish ignores {{file}}: another tool has the name “{{name}}”.',

  // Names of tools for the user.
  'tool-name.list-folder': 'ReadFolder',
  'tool-name.read-file': 'ReadFile',
  'tool-name.read-files': 'ReadManyFiles',
  'tool-name.find-files': 'FindFiles',
  'tool-name.search-text': 'SearchText',
  'tool-name.diagnostics': 'Diagnostics',
  'tool-name.find-symbol': 'FindSymbol',
  'tool-name.edit-file': 'Edit',
  'tool-name.write-file': 'WriteFile',
  'tool-name.delete-file': 'DeleteFile',
  'tool-name.run-command': 'Shell',
  'tool-name.write-todos': 'TodoWrite',
  'tool-name.ask-user': 'AskUser',
  'tool-name.exit-plan-mode': 'ExitPlanMode',
  'tool-name.fetch-page': 'WebFetch',
  'tool-name.network': 'Connect to a host',
  'tool-name.search-web': 'WebSearch',
  'tool-name.save-memory': 'SaveMemory',
  'tool-name.run-agent': 'Task',
  'tool-name.skill': 'Skill',
  'tool-name.find-tools': 'FindTools',

  // The active tools of a chat: messages of the composer and of the settings of groups.
  'tools-on.unknown': 'Unknown tool or group “{{name}}”.',
  'tools-on.absent_one':
    'The group “{{group}}” contains an unavailable tool: {{tools, list}}. The chat continues.',
  'tools-on.absent_other':
    'The group “{{group}}” contains unavailable tools: {{tools, list}}. The chat continues.',
  'tools-on.label': 'Active tools',
  'tools-on.menu': 'Mention suggestions',
  'tools-on.choose': 'Choose tools',
  'tools-on.page': 'Tools and groups…',
  'tools-on.none': 'No active tools',
  'tools-on.turn-off': 'Turn off {{name}}',
  'tools-on.turn-on': 'Turn on {{name}}',
  'tools-on.group-of_one': 'Group of 1 tool',
  'tools-on.group-of_other': 'Group of {{count, number}} tools',

  // Workspace trust: project-provided things, and the user's answer.
  'trust.sign-restricted': 'Restricted: review',
  'trust.sign-restricted-hint':
    'Pilotfish ignores the configuration in this folder until you trust it. Review it.',
  'trust.sign-changed': 'Changed: review',
  'trust.sign-changed-hint': 'The configuration in this folder has changed since you trusted it. Review it.',
  'trust.nothing': 'This folder has no configuration for Pilotfish yet.',

  'trust.kind-mcp-server': 'MCP server',
  'trust.kind-language-server': 'language server',
  'trust.kind-hook': 'hook',
  'trust.kind-discovery-command': 'discovery command',
  'trust.kind-command-file': 'command',
  'trust.kind-agent': 'sub-agent',
  'trust.kind-skill': 'skill',
  'trust.kind-slash-command': 'slash command',
  'trust.kind-memory-file': 'memory file',
  'trust.changed': 'Changed',

  // Texts of the window's building blocks, for any use.
  'ui.close': 'Close',
  'ui.cancel': 'Cancel',
  'ui.loading': 'Loading',
  'ui.try-again': 'Try again',

  'ui.part-not-loaded': 'This part of the window could not be loaded',
  'ui.part-not-loaded-hint': 'Your texts and edits are safe. Reload when Pilotfish is available again.',
  'ui.window-broken': 'An error occurred in this window',
  'ui.window-broken-hint':
    'Your texts and edits are safe. Reload the window. If the error occurs again, see the log in the data folder.',
  'ui.reload-window': 'Reload the window',

  'ui.options-of': 'Show the options for {{label}}',

  'ui.milliseconds': '{{milliseconds}} ms',
  'ui.tenths': '{{seconds, tenths}} s',
  'ui.seconds': '{{seconds}} s',
  'ui.minutes-and-seconds': '{{minutes, number}} min {{seconds, padded}} s',
  'ui.hours-and-minutes': '{{hours, number}} h {{minutes, padded}} min',

  'ui.now': 'now',
  'ui.minutes-ago': '{{minutes}} min',
  'ui.hours-ago': '{{hours}} h',
  'ui.days-ago': '{{days}} d',
} as const;
