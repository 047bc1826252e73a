// Dialog that signs in to an MCP server.

export const signInDialog = {
  'sign-in-dialog.begin': 'Sign in…',
  'sign-in-dialog.sign-out': 'Sign out',
  'sign-in-dialog.signed-out': 'Signed out. What it was signed in with is removed from this machine.',
  'sign-in-dialog.heading': 'Sign in to {{server}}',
  'sign-in-dialog.about':
    'A page of {{host}} opens in your browser. Go on only if you know who that is: this server named it.',
  'sign-in-dialog.waiting': 'Waiting for the browser to come back…',
  'sign-in-dialog.address': 'Address the browser ended at',
  'sign-in-dialog.address-hint':
    'Only if the browser runs on another machine and shows that it cannot connect: paste its whole address here.',
  'sign-in-dialog.use-address': 'Use it',
} as const;
