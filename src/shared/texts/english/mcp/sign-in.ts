// Sign-in to an MCP server: its outcome, in the window and on the page of the redirect.

export const signIn = {
  'sign-in.page-done': 'You are signed in. You can close this tab and return to Pilotfish.',
  'sign-in.already-over': 'This sign-in has ended. Start it again in Pilotfish if necessary.',
  'sign-in.no-such-address':
    'This address does not come from the sign-in page. Copy the whole address from the browser, including everything after the question mark.',
  'sign-in.of-another':
    'This address belongs to another sign-in. Return to the page that Pilotfish opened last.',
  'sign-in.refused': 'The sign-in page rejected the sign-in: {{reason}}',
  'sign-in.given-up': 'The sign-in to {{server}} was cancelled.',
  'sign-in.not-begun': 'No sign-in to {{server}} is in progress.',
  'sign-in.no-such-server': 'The server {{server}} has no sign-in.',
  'sign-in.failed': 'The sign-in to {{server}} failed: {{reason}}',
  'sign-in.not-secure': 'Cannot open {{address}}: a sign-in requires https.',
  'sign-in.too-large': 'Cannot read the response of {{address}}: it is too large for a sign-in.',
  'sign-in.no-metadata':
    'Pilotfish stopped the sign-in, because {{address}} does not describe how to sign in.',
  'sign-in.other-issuer':
    'Pilotfish stopped the sign-in, because {{address}} identifies itself as {{issuer}}. Inform the administrator of the server.',
  'sign-in.no-pkce':
    'Pilotfish stopped the sign-in, because {{address}} does not support PKCE with S256. Somebody else could use your sign-in.',
  'sign-in.other-answer':
    'Pilotfish ignored a response from “{{issuer}}”, because it expected one from {{expected}}. Start the sign-in again.',
} as const;
