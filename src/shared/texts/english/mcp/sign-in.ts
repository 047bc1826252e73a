// Sign-in to an MCP server: what comes of it, in the window and on the page the browser comes back to.

export const signIn = {
  'sign-in.page-done': 'You are signed in. You can close this tab and go back to Pilotfish.',
  'sign-in.already-over': 'This sign-in is over. Start it again in Pilotfish if you need to.',
  'sign-in.no-such-address':
    'This is not the address the sign-in page led to: copy the whole address from the browser, with everything after the question mark.',
  'sign-in.of-another':
    'This address belongs to another sign-in, so it was not used. Go back to the page that Pilotfish opened last.',
  'sign-in.refused': 'The sign-in page answered with a refusal: {{reason}}',
  'sign-in.given-up': 'Signing in to {{server}} was given up.',
  'sign-in.not-begun': 'Nobody is signing in to {{server}}.',
  'sign-in.no-such-server': '{{server}} is no server that one signs in to.',
  'sign-in.failed': 'Signing in to {{server}} failed: {{reason}}',
  'sign-in.not-secure': '{{address}} was not opened: signing in goes over https only.',
  'sign-in.too-large': '{{address}} sent more than a sign-in needs, so it was not read.',
} as const;
