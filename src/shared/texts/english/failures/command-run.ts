// Command runs: why a command never ran, why its end was missed, and why it cannot outlive the application. The model
// gets the same texts about its own commands.

export const commandRun = {
  'command-run.nul-character': 'The command was not run: it contains a NUL character.',
  'command-run.no-directory': 'The command was not run: the directory {{directory}} is gone.',
  'command-run.no-shell': 'The command was not run: there is no shell {{shell}}.',
  'command-run.repository-changed':
    'The command was not run: the repository it would look at changed meanwhile. Propose it again.',
  'command-run.no-data-folder': 'The command was not run: Pilotfish cannot write in its data folder. {{why}}',
  'command-run.no-terminal': 'No terminal could be opened, perhaps because too much is running: {{why}}',
  'command-run.shell-ended':
    'The shell of the command was ended from outside; what the command did may be incomplete.',
  'command-run.disk-full':
    'The command was ended because the disk with {{folder}} is nearly full. Make room, then run it again.',
  'command-run.host-ended':
    'The process that runs commands ended unexpectedly; what the command did may be incomplete.',
  'command-run.goes-on-without-host':
    'The process that held this terminal ended unexpectedly. The command goes on; here is the end of its log.',

  /** Each continues "This command cannot be kept running: …". */
  'command-run.not-kept-ended': 'it has ended',
  'command-run.not-kept-pipes': 'it has no terminal',
  'command-run.not-kept-let-go': 'it was let go',
} as const;
