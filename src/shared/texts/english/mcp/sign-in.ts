// Sign-in to an MCP server: its outcome, in the window and on the page of the redirect.

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
  'sign-in.no-metadata': '{{address}} does not say how it signs people in, so nothing was sent to it.',
  'sign-in.other-issuer':
    '{{address}} says that it is {{issuer}}, so nothing was sent to it. Tell whoever runs the server.',
  'sign-in.no-pkce':
    '{{address}} does not offer PKCE with S256, without which somebody else could use the sign-in. Nothing was sent to it.',
  'sign-in.other-answer':
    'The answer comes from “{{issuer}}” instead of {{expected}}, so it was not used. Start the sign-in again.',
} as const;
