// Dialog that signs in to an MCP server.

export const signInDialog = {
  'sign-in-dialog.begin': 'Sign in…',
  'sign-in-dialog.sign-out': 'Sign out',
  'sign-in-dialog.signed-out': 'Signed out. Pilotfish removed the credentials from this machine.',
  'sign-in-dialog.heading': 'Sign in to {{server}}',
  'sign-in-dialog.about':
    'Your browser opens a page of {{host}}. This server chose the page, so continue only if you know the host.',
  'sign-in-dialog.waiting': 'Waiting for the browser…',
  'sign-in-dialog.address': 'Final address in the browser',
  'sign-in-dialog.address-hint':
    'If the browser runs on another machine and cannot connect, paste its whole address here.',
  'sign-in-dialog.use-address': 'Use address',
} as const;
