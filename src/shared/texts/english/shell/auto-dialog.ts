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
    'runs an unknown program, inline code or a script, or a command that visibly does one of these, discards work, publishes or gains permissions (`rm -r`, `git reset --hard`, `git push --force`, `sudo` …). The project’s tests and builds run without asking',
  'mode-picker.asks-for-sandboxed':
    'runs a command that visibly does one of these, discards work, publishes or gains permissions (`rm -r`, `git reset --hard`, `git push --force`, `sudo` …); the sandbox limits everything else that programs and scripts do',
  'mode-picker.asks-to-connect': 'connects a command to a host that no rule allows',
  'mode-picker.asks-by-rule': 'does something that one of your rules asks about; deny rules still deny',
  'mode-picker.auto-ends': 'To end Auto, choose another mode at any time. Stop ends only the turn.',
} as const;
