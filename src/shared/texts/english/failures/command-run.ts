// Command runs: why a command did not run, ended early, or cannot outlive the application. The model gets the same
// texts about its own commands.

export const commandRun = {
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
} as const;
