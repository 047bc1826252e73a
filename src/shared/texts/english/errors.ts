// Errors of a window's calls: the event, its object, and the remedy.

export const errors = {
  internal: 'Something went wrong inside Pilotfish. The log has the details.',

  'wire.closed': 'The connection to Pilotfish is gone.',
  'wire.not-connected': 'Pilotfish is not connected.',
  'wire.connecting': 'Pilotfish is not connected. It is being tried again.',
  'wire.too-many-calls': 'Too many calls wait for an answer. Try again when some have come.',
  'wire.no-such-call': 'There is no call “{{call}}”.',
  'wire.no-handler': '{{call}} has no handler.',
  'wire.bad-input': '{{call}}: {{problem}}',
  'wire.no-such-topic': 'There is no topic “{{topic}}”.',

  'file.held': '{{file}} is held by another process. Delete it if none is running.',
  'file.not-made': '{{file}} cannot be made: {{reason}}.',
  'file.not-read': '{{file}} cannot be read: {{reason}}.',
  'file.not-written': '{{file}} cannot be written: {{reason}}.',
  'file.not-put-aside': '{{file}} cannot be put aside: {{reason}}.',

  'errno.no-permission': 'there is no permission',
  'errno.read-only': 'the disk is read-only',
  'errno.disk-full': 'the disk is full',
  'errno.quota': 'the disk quota is used up',
  'errno.missing': 'it does not exist',
  'errno.file-in-path': 'part of the path is a file',
  'errno.in-its-place': 'a file stands in its place',
  'errno.folder': 'it is a folder',
  'errno.circle': 'its links go in a circle',
  'errno.long-name': 'the name is too long',
  'errno.port-in-use': 'the port is in use',
  'errno.no-address': 'this machine has no such address',

  'folder.missing': 'The folder “{{folder}}” does not exist.',
  'folder.is-none': '“{{folder}}” is not a folder. Pilotfish opens the folder of a project.',
  'folder.relative':
    '“{{folder}}” is not the whole path of a folder. Begin with / or, for your own folder, with ~/.',
  'folder.not-opened': 'The folder “{{folder}}” cannot be opened: {{reason}}.',

  'server.port-in-use':
    'Port {{port}} is in use. Choose another with --port, or leave it out for a free one.',
  'server.not-listening':
    '{{address}} cannot be listened on: {{reason}}. Choose another with --port, or leave it out for a free one.',

  'chats.not-kept': 'Chats cannot be kept in {{folder}}: {{reason}}.',
  'chats.not-told':
    'Chats that know {{files, list}} cannot be told of the change. Nothing can be written in {{folder}}: {{reason}}.',
  'chat.unwritable':
    'Nothing can be written in {{folder}}; its disk may be full. This chat can only be read until there is room.',
  'chat.none': 'There is no chat “{{id}}”.',
  'chat.no-file': 'There is no chat at {{path}}.',
  'chat.closed': 'This chat is closed.',
  'chat.still-answers': 'This answer is still being written. Wait for its end, or stop it.',
  'chat.not-in-trash': 'This chat is not in the trash any more.',
  'chat.at-work':
    'This chat is at work or waits for an answer. Stop it first, or say that it may be stopped.',
  'chat.too-long-to-export': 'This chat is too long to be exported in one piece.',
  'chat.open-elsewhere': 'Another Pilotfish has this chat open. Close it there first.',
  'chat.read-elsewhere': 'Another Pilotfish has this chat open. Close it there to write here.',
  'chat.held-by':
    'Another Pilotfish (process {{pid}}) has this chat open. Do it there, or close it there to do it here.',
  'chat.newer-format': 'A newer Pilotfish wrote in this chat. Update this one to write here.',
  'chat.lost':
    'This chat is not kept any more: its file {{path}} was {{how}} while it was open. Send a message or try again, and all of the chat is written there anew.',
  'file.replaced': 'replaced by another',
  'file.changed': 'changed by another program',
  'file.deleted': 'deleted',
  'file.deleted-or-moved': 'deleted or moved away',
  'chat.not-written':
    'Cannot write to {{path}}: {{reason}}. Nothing goes on in this chat until that is mended; then try again.',

  'home.unusable':
    'Pilotfish cannot use its data folder {{home}}: {{reason}}. Set PILOTFISH_HOME to a folder you may write to.',

  'data-files.stale': '{{name}} was changed by somebody else meanwhile.',
  'settings.demo-is-built-in': 'The demo model is built in and cannot be changed.',
  'settings.from-environment':
    'This provider comes from the environment (OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL).',
  'key.moved':
    'The stored key of {{provider}} is for {{origin}}, but its base URL is now at {{next}}. Enter the key again in the settings.',
  'key.moving':
    'The stored key of {{provider}} is for {{origin}} and is not sent to {{next}}. Enter the key for {{next}}, or save without one.',

  'model.none':
    'No model is chosen. Choose one in the settings, or set OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL.',
  'model.provider-gone':
    'The provider “{{provider}}” is not in the settings any more. Choose another model for this chat.',
  'model.unnamed': 'No model is named for {{provider}}. Choose one in the settings, or set OPENAI_MODEL.',
  'model.not-the-demo':
    '“{{model}}” has answered in this chat, and the demo model is a script that cannot go on with it. Choose another model, or start a new chat.',
  'models.no-answer': '{{provider}} did not answer within {{seconds}} s.',
  'models.key-refused': '{{provider}} did not accept this API key ({{status}}).',
  'models.key-wanted': '{{provider}} wants an API key ({{status}}). Enter it.',
  'models.key-perhaps-wanted':
    '{{provider}} did not answer without an API key ({{status}}). Enter one, if it wants one.',
  'models.no-list': 'There is no list of models at {{url}} (404). Check the base URL.',
  'models.not-a-list': '{{url}} did not answer with a list of models. Check the base URL.',

  'terminal.gone': 'This terminal is not there any more.',
  'terminal.agents': 'This is a command of the agent’s. Take it over to type into it.',
  'terminal.no-input-wanted': 'This command does not wait for input.',
  'terminal.no-shell': 'Your shell {{shell}} cannot be started: there is no such program.',
  'terminal.still-running': 'This command is still running. Stop it first.',
  'terminal.left-running': 'What this command started is still running. Stop it first.',
  'command.keep-background-only': 'Only a background command that runs can be kept running.',
  'command.cannot-be-kept': 'This command cannot be kept running.',
  'command.cannot-be-kept-why': 'This command cannot be kept running: {{why}}.',
  'command.ended': 'This command has ended.',
  'command.answered-elsewhere': 'Another Pilotfish answers for this command.',
  'command.record-not-changed': 'This command’s record could not be changed: {{reason}}.',

  'chat.gone': 'This chat is not there any more.',
  'project.gone': 'This project is not there any more.',
  'trust.changed-since-shown': 'What this folder brings has changed since it was shown. Look at it again.',
  'project.not-open': 'This project is not open. Open its folder first.',
  'window.another-tab': 'Open another tab of your browser for it.',
  'link.open-yourself': 'Open this link in your browser: {{url}}',
  'auto.too-long': 'Auto lasts eight hours at most. Choose a nearer time.',

  'rule.gone': 'This rule is not there any more.',
  'rule.server-tool-gone':
    '{{tool}} cannot be allowed now: its server does not offer it any more, and a rule holds for the tool as it is.',
  'rule.of-a-chat': 'A rule for one chat is made from its card.',
  'rule.kept-with-chat': 'A rule for one chat is kept with the chat.',
  'rule.no-folder': 'No folder is open that the rule could be for.',
  'rule.mend-file-first': '{{fault}} Mend {{file}} first: until then it cannot take this rule.',
  'rule.in-project-file': 'This rule is in the project’s .pilotfish/rules.json. Change it there.',
  'rule.stands-for-fault': 'This rule stands for what is not understood in {{file}}. Mend it there.',
  'rule.holds-until-understood': 'This rule holds until all of {{file}} is understood. Mend it there.',

  'message.gone': 'This message is not in the chat.',
  'call.gone': 'This call is not in the chat.',
} as const;
