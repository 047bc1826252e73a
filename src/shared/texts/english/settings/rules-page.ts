// Rules: the active rules with their effects, the form that adds one, and the check of a command.

export const rulesPage = {
  'rules-page.lead':
    'Rules answer questions before they reach you. Deny overrides ask, and ask overrides allow. If no rule matches, the mode decides. Some calls always ask: dangerous commands, file deletions, reading secret files, changing protected files, and overwriting files that the chat has not read.',
  'rules-page.list': 'Rules',
  'rules-page.none': 'No rules yet',
  'rules-page.none-hint': 'Select “Always…” under a proposal to add a rule, or add one below.',
  'rules-page.remove': 'Remove rule {{rule}}',
  'rules-page.from-project-file':
    'From a file of this project, whose rules can only ask and deny. Remove the rule there.',
  'rules-page.kept-on': 'Added by you on {{day}}.',
  'rules-page.by-hand': 'Added to rules.json by hand.',
  'rules-page.unread': 'rules.json is invalid',
  'rules-page.unread-means': 'Every call asks until the file is valid.',

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
  'rules-page.every-tool': 'All tools',
  'rules-page.scope': 'Scope',
  'rules-page.match-files': 'Files (optional)',
  'rules-page.match-files-hint':
    'A path or pattern relative to the project, such as src/**. If empty, the rule applies to every call of the tool.',
  'rules-page.match-commands': 'Commands (optional)',
  'rules-page.match-commands-hint':
    'The first whole words of a command, such as npm run test. If empty, the rule applies to every command.',
  'rules-page.match-hosts': 'Host (optional)',
  'rules-page.match-hosts-hint':
    'For example docs.example.com, *.example.com or localhost:8080. If empty, the rule applies to every host.',
  'rules-page.match-memory': 'Memory file (optional)',
  'rules-page.match-memory-hint':
    'A location and a file, such as project:AGENTS.md. If empty, the rule applies to every memory file.',

  /** One sentence; its parts follow. */
  'rules-page.explained': '{{calls}} {{effect}}, {{scope}}.',
  'rules-page.runs-free': 'run without asking',
  'rules-page.always-asks': 'always ask',
  'rules-page.is-refused': 'are denied',
  'rules-page.in-chat': 'in this chat only',
  'rules-page.in-project': 'in this project',
  'rules-page.in-every-project': 'in every project',
  'rules-page.all-commands': 'All commands',
  'rules-page.commands-beginning': 'Commands that start with “{{start}}”',
  'rules-page.calls-of-every-tool': 'Calls to all tools',
  'rules-page.calls': 'Calls to {{tool}}',
  'rules-page.calls-on': '{{calls}} for {{target}}',
  'rules-page.calls-that-run': '{{calls}} that run “{{start}}”',
  'rules-page.as-it-is-now': 'The rule applies to the tool in its current form. A changed tool asks again.',
  'rules-page.as-it-was': 'The rule applies to the tool in its form on that day. A changed tool asks again.',
  'rules-page.in-folder': 'all files in the folder {{folder}}',
  'rules-page.matching-files': 'files that match {{pattern}}',

  /** A dry run of a command. */
  'rules-page.try-title': 'Check a command',
  'rules-page.try-lead':
    'Enter a command to see the decision under these rules, and its reason. The command does not run.',
  'rules-page.try-command': 'Command',
  'rules-page.try-mode': 'Mode',
  'rules-page.try-sandbox': 'Sandbox',
  'rules-page.try-in-sandbox': 'In the sandbox',
  'rules-page.try-without-sandbox': 'Outside the sandbox',
  'rules-page.try-as-here': 'The default on this machine',
  'rules-page.try-needs-folder': 'Open a folder first: the decision on a command depends on the project.',
  'rules-page.would-run': 'It would run: {{because}}.',
  'rules-page.would-ask': 'It would ask: {{because}}.',
  'rules-page.would-refuse': 'It would be denied: {{because, sentence}}',
  'rules-page.try-empty': 'The command is empty.',
  'rules-page.try-nul': 'The command contains a NUL character. Shells reject it.',
  'rules-page.try-several-lines':
    'The command has several lines, but cmd.exe would run only the first. Join them with &.',
  'rules-page.try-too-long':
    'The command is too long for the shell: its length is {{length, number}}, and the limit is {{longest, number}}.',
} as const;
