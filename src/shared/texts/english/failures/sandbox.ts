// Why commands cannot run in the system's sandbox here, and what would help.

export const sandbox = {
  'sandbox.not-installed': '{{programs}} is not installed: {{command}}',
  'sandbox.not-found': '{{programs}} is not installed. Install it with the package manager of your system.',
  'sandbox.no-namespaces': 'This system gives programs no user namespaces: {{command}}',
  'sandbox.not-permitted':
    'This system, or the container Pilotfish runs in, does not let it make namespaces: {{why}}',
  'sandbox.does-not-start': 'It does not start: {{why}}',
  'sandbox.unsupported': 'Pilotfish has none for {{system}} yet.',
} as const;
