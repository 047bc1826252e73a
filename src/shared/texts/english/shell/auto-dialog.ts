// Mode picker: the dialog that begins Auto.

export const autoDialog = {
  'mode-picker.auto-title': 'Work without asking',
  'mode-picker.auto-until':
    'Until `{{end}}`, the agent of this chat changes files of the project and runs commands on this computer, with your rights, without asking you first.',
  /** Instead, if commands run in the sandbox. */
  'mode-picker.auto-until-in-sandbox':
    'Until `{{end}}`, the agent of this chat changes files of the project and runs commands in the sandbox, without asking you first.',
  /** Instead, if the sandbox is missing. */
  'mode-picker.auto-until-without':
    'Until `{{end}}`, the agent of this chat changes files of the project and runs commands on this computer, with your rights, without asking you first. There is no sandbox here: {{why, sentence}}',
  /** Instead, if the sandbox is missing but required. */
  'mode-picker.auto-until-refused':
    'Until `{{end}}`, the agent of this chat changes files of the project without asking you first. Commands are refused: {{why, sentence}}',
  'mode-picker.auto-start': 'Start Auto',
  'mode-picker.for-how-long': 'For how long',

  /** A list follows. */
  'mode-picker.still-asks': 'It still asks before it',
  'mode-picker.asks-to-delete': 'deletes a file, or overwrites one that this chat has not read',
  'mode-picker.asks-for-protected':
    'changes a protected file, such as `.git`, `.env` or `AGENTS.md`, or one outside the project',
  'mode-picker.asks-for-commands':
    'runs a program that it does not know, code on the command line or a script, or a command whose words say that it does one of these, discards, publishes or takes more rights (`rm -r`, `git reset --hard`, `git push --force`, `sudo` …). It runs the project’s tests and builds without a question',
  'mode-picker.asks-for-sandboxed':
    'runs a command whose words say that it does one of these, discards, publishes or takes more rights (`rm -r`, `git reset --hard`, `git push --force`, `sudo` …); what a program or script does beyond its words, the sandbox holds',
  'mode-picker.asks-to-connect': 'lets a command reach a host that no rule allows',
  'mode-picker.asks-by-rule': 'does what a rule of yours asks about; what a rule denies stays denied',
  'mode-picker.auto-ends': 'Another mode ends it at any time; Stop ends the turn, and Auto goes on.',
} as const;
