// Sandbox: why commands cannot run in it, and the remedy.

export const sandbox = {
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
} as const;
