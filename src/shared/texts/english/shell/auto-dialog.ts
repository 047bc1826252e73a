// Mode picker: the dialog that begins Auto.

export const autoDialog = {
  'mode-picker.auto-title': 'Work without asking',
  'mode-picker.auto-until':
    'Until `{{end}}`, the agent of this chat changes project files and runs commands on this machine without asking first. The commands have your permissions.',
  /** Instead, if commands run in the sandbox. */
  'mode-picker.auto-until-in-sandbox':
    'Until `{{end}}`, the agent of this chat changes project files and runs commands in the sandbox without asking first.',
  /** Instead, if the sandbox is missing. */
  'mode-picker.auto-until-without':
    'Until `{{end}}`, the agent of this chat changes project files and runs commands on this machine without asking first. The commands have your permissions. The sandbox is unavailable: {{why, sentence}}',
  /** Instead, if the sandbox is missing but required. */
  'mode-picker.auto-until-refused':
    'Until `{{end}}`, the agent of this chat changes project files without asking first. Commands are denied: {{why, sentence}}',
  'mode-picker.auto-start': 'Start Auto',
  'mode-picker.for-how-long': 'Duration',

  /** A list follows. */
  'mode-picker.still-asks': 'It still asks before it',
  'mode-picker.asks-to-delete': 'deletes a file, or overwrites a file that this chat has not read',
  'mode-picker.asks-for-protected':
    'changes a protected file, such as `.git`, `.env` or `AGENTS.md`, or a file outside the project',
  'mode-picker.asks-for-commands':
    'runs an unknown program, inline code or a script (the project’s tests and builds run without asking), or a command that clearly does one of the above, discards work, publishes or gains permissions (`rm -r`, `git reset --hard`, `git push --force`, `sudo` …)',
  'mode-picker.asks-for-sandboxed':
    'runs a command that clearly does one of the above, discards work, publishes or gains permissions (`rm -r`, `git reset --hard`, `git push --force`, `sudo` …); the sandbox limits all other programs and scripts',
  'mode-picker.asks-to-connect': 'lets a command connect to a host that no rule allows',
  'mode-picker.asks-by-rule': 'makes a call that one of your rules asks about; deny rules still apply',
  'mode-picker.auto-ends': 'To end Auto early, choose another mode. Stop ends only the turn.',
} as const;
