import type { signIn as english } from '../../english/mcp/sign-in';
import type { German } from '../../translation/translation';

// Sign-in to an MCP server: what comes of it, in the window and on the page the browser comes back to.

export const signIn = {
  'sign-in.page-done': 'Sie sind angemeldet. Sie können diesen Tab schließen und zu Pilotfish zurückkehren.',
  'sign-in.already-over':
    'Diese Anmeldung ist vorbei. Beginnen Sie sie in Pilotfish neu, wenn Sie sie brauchen.',
  'sign-in.no-such-address':
    'Das ist nicht die Adresse, zu der die Anmeldeseite geführt hat: Kopieren Sie die ganze Adresse aus dem Browser, mit allem nach dem Fragezeichen.',
  'sign-in.of-another':
    'Diese Adresse gehört zu einer anderen Anmeldung und wurde deshalb nicht verwendet. Gehen Sie zurück zu der Seite, die Pilotfish zuletzt geöffnet hat.',
  'sign-in.refused': 'Die Anmeldeseite hat die Anmeldung verweigert: {{reason}}',
  'sign-in.given-up': 'Die Anmeldung bei {{server}} wurde aufgegeben.',
  'sign-in.not-begun': 'Bei {{server}} läuft keine Anmeldung.',
  'sign-in.no-such-server': '{{server}} ist kein Server, bei dem man sich anmeldet.',
  'sign-in.failed': 'Die Anmeldung bei {{server}} ist fehlgeschlagen: {{reason}}',
  'sign-in.not-secure': '{{address}} wurde nicht geöffnet: Die Anmeldung geht nur über https.',
  'sign-in.too-large':
    '{{address}} hat mehr gesendet, als eine Anmeldung braucht, und wurde daher nicht gelesen.',
} as const satisfies German<typeof english>;
