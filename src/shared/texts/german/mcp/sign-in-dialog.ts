import type { signInDialog as english } from '../../english/mcp/sign-in-dialog';
import type { German } from '../../translation/translation';

// Dialog that signs in to an MCP server.

export const signInDialog = {
  'sign-in-dialog.begin': 'Anmelden…',
  'sign-in-dialog.sign-out': 'Abmelden',
  'sign-in-dialog.signed-out': 'Abgemeldet. Womit die Anmeldung erfolgte, ist von diesem Rechner entfernt.',
  'sign-in-dialog.heading': 'Bei {{server}} anmelden',
  'sign-in-dialog.about':
    'In Ihrem Browser wird eine Seite von {{host}} geöffnet. Fahren Sie nur fort, wenn Sie wissen, wer das ist: Dieser Server hat sie genannt.',
  'sign-in-dialog.waiting': 'Warten auf die Rückkehr aus dem Browser…',
  'sign-in-dialog.address': 'Adresse, bei der der Browser angekommen ist',
  'sign-in-dialog.address-hint':
    'Nur wenn der Browser auf einem anderen Rechner läuft und anzeigt, dass er keine Verbindung herstellen kann: Fügen Sie hier seine ganze Adresse ein.',
  'sign-in-dialog.use-address': 'Verwenden',
} as const satisfies German<typeof english>;
