// Rules: the active rules with their effects, the form that adds one, and the check of a command.

export const rulesPage = {
  'rules-page.lead':
    'Rules answer questions before they reach you. A refusal wins over a question, a question over a permission, and what no rule covers is up to the mode. Some things always ask, whatever the rules: deleting a file, protected files, files the chat has not read.',
  'rules-page.list': 'Rules',
  'rules-page.none': 'There are no rules yet',
  'rules-page.none-hint': '“Always…” under a proposal leaves one here, or add one below.',
  'rules-page.remove': 'Remove rule {{rule}}',
  'rules-page.from-project-file':
    'From a file of this project, which may only ask and refuse. Remove it there.',
  'rules-page.kept-on': 'Kept by you on {{day}}.',
  'rules-page.by-hand': 'Written into rules.json by hand.',
  'rules-page.unread': 'rules.json is not understood',
  'rules-page.unread-means': 'Something in it is not as it should be. Every call asks until that is mended.',

  'rules-page.badge-ask': 'ask',
  'rules-page.scope-chat': 'This chat',
  'rules-page.scope-project': 'This project',
  'rules-page.scope-everywhere': 'Everywhere',

  'rules-page.add-title': 'Add a rule',
  'rules-page.add': 'Add rule',
  'rules-page.effect': 'Effect',
  'rules-page.effect-allow': 'Allow',
  'rules-page.effect-ask': 'Ask',
  'rules-page.effect-deny': 'Deny',
  'rules-page.tool': 'Tool',
  'rules-page.every-tool': 'every tool',
  'rules-page.scope': 'Where it holds',
  'rules-page.match-files': 'Files (optional)',
  'rules-page.match-files-hint':
    'A path or pattern relative to the project, such as src/**. Empty: every call of the tool.',
  'rules-page.match-commands': 'Commands (optional)',
  'rules-page.match-commands-hint':
    'The first words of a command, whole words only, such as npm run test. Empty: every command.',
  'rules-page.match-hosts': 'Host (optional)',
  'rules-page.match-hosts-hint':
    'Such as docs.example.com, *.example.com or localhost:8080. Empty: every host.',
  'rules-page.match-memory': 'Memory file (optional)',
  'rules-page.match-memory-hint': 'A place and a file, such as project:AGENTS.md. Empty: every one.',

  /** One sentence, whose parts follow. */
  'rules-page.explained': '{{calls}} {{effect}}, {{scope}}.',
  'rules-page.runs-free': 'run without a question',
  'rules-page.always-asks': 'always ask',
  'rules-page.is-refused': 'are refused without a question',
  'rules-page.in-chat': 'in this chat only',
  'rules-page.in-project': 'in this project',
  'rules-page.in-every-project': 'in every project',
  'rules-page.all-commands': 'All commands',
  'rules-page.commands-beginning': 'Commands that begin with “{{start}}”',
  'rules-page.calls-of-every-tool': 'Calls of every tool',
  'rules-page.calls': 'Calls of {{tool}}',
  'rules-page.calls-on': '{{calls}} on {{target}}',
  'rules-page.calls-that-run': '{{calls}} that run “{{start}}”',
  'rules-page.as-it-is-now': 'It holds for the tool as it is now: one that changes asks again.',
  'rules-page.as-it-was': 'It holds for the tool as it was then: one that changed asks again.',
  'rules-page.in-folder': 'anything in the folder {{folder}}',
  'rules-page.matching-files': 'files that match {{pattern}}',

  /** A dry run of a command. */
  'rules-page.try-title': 'Try a command',
  'rules-page.try-lead': 'What would happen to it now, by these rules, and why. Nothing is run.',
  'rules-page.try-command': 'Command',
  'rules-page.try-mode': 'Mode',
  'rules-page.try-sandbox': 'Sandbox',
  'rules-page.try-in-sandbox': 'In the sandbox',
  'rules-page.try-without-sandbox': 'Without a sandbox',
  'rules-page.try-as-here': 'As commands run on this machine',
  'rules-page.try-needs-folder': 'Open a folder first: what happens to a command depends on the project.',
  'rules-page.would-run': 'It would run: {{because}}.',
  'rules-page.would-ask': 'It would ask: {{because}}.',
  'rules-page.would-refuse': 'It would be refused: {{because, sentence}}',
  'rules-page.try-empty': 'There is no command.',
  'rules-page.try-nul': 'It contains a NUL character, which no shell takes.',
  'rules-page.try-several-lines':
    'It has several lines, of which cmd.exe would run the first alone. Join them with &.',
  'rules-page.try-too-long':
    'It is too long for the shell: its length is {{length, number}}, and at most {{longest, number}} can be run.',
} as const;
