// Why commands cannot run in the system's sandbox here, and the remedy.

export const sandbox = {
  'sandbox.not-installed': '{{programs}} is not installed ({{command}})',
  'sandbox.not-found': '{{programs}} is not installed. Install it with the package manager of your system.',
  'sandbox.no-namespaces': 'This system gives programs no user namespaces ({{command}})',
  'sandbox.not-permitted':
    'This system, or the container Pilotfish runs in, does not let it make namespaces: {{why}}',
  'sandbox.does-not-start': 'It does not start: {{why}}',
  'sandbox.unsupported': 'Pilotfish has none for {{system}} yet.',
  'sandbox.not-stopped': 'The sandbox did not stop this call.',
  'sandbox.run-without': 'Run this again, without the sandbox: `{{command}}`',
  'sandbox.run-allowing': 'Run this again, it may reach {{hosts, list}} now: `{{command}}`',
  'sandbox.run-allowing-places': 'Run this again, it may write {{places, list}} this once: `{{command}}`',
  'sandbox.run-allowing-both':
    'Run this again, it may reach {{hosts, list}} now, and write {{places, list}} this once: `{{command}}`',
  'sandbox.place-stays-closed':
    '{{place}} stays closed to commands in the sandbox. The command can be run without it.',
  'sandbox.not-run': 'Not run: the settings require the sandbox, and there is none here. {{why, sentence}}',
  'sandbox.off': 'The settings turn it off.',
  'sandbox.bash-only': 'It holds commands of bash alone.',
  'sandbox.port-taken':
    'Something else on this machine listens on port {{port}}: what listens on it in the sandbox cannot be reached from outside.',
  'sandbox.port-not-open':
    'What listens on port {{port}} in the sandbox cannot be reached from outside: {{why}}',
  'sandbox.needs-outside': 'What it does lies outside of it.',
  'sandbox.sees-only-inside': 'In it only what runs inside could be seen.',
  'sandbox.not-there-any-more': 'The command was to run in the sandbox, and there is none any more.',
  'sandbox.not-held': 'The command was not run, as the sandbox could not hold it: {{why}}',
  'sandbox.required': 'The settings require the sandbox, and there is none: {{why}}',
  'sandbox.by-own-settings': 'Your settings say so of this server.',
  'sandbox.folder-not-allowed':
    '{{folder}} cannot be opened to it: it is protected, secret or of Pilotfish, or holds your home folder.',
} as const;
