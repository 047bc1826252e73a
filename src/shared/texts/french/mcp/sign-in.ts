import type { signIn as english } from '../../english/mcp/sign-in';
import type { French } from '../../translation/translation';

// Sign-in to an MCP server: what comes of it, in the window and on the page the browser comes back to.

export const signIn = {
  'sign-in.page-done': 'Vous êtes connecté. Vous pouvez fermer cet onglet et revenir à Pilotfish.',
  'sign-in.already-over': 'Cette connexion est terminée. Recommencez-la dans Pilotfish si nécessaire.',
  'sign-in.no-such-address':
    'Ce n’est pas l’adresse à laquelle la page de connexion a mené : copiez l’adresse complète depuis le navigateur, avec tout ce qui suit le point d’interrogation.',
  'sign-in.of-another':
    'Cette adresse appartient à une autre connexion ; elle n’a donc pas été utilisée. Revenez à la dernière page que Pilotfish a ouverte.',
  'sign-in.refused': 'La page de connexion a répondu par un refus : {{reason}}',
  'sign-in.given-up': 'La connexion à {{server}} a été abandonnée.',
  'sign-in.not-begun': 'Personne ne se connecte à {{server}}.',
  'sign-in.no-such-server': '{{server}} n’est pas un serveur auquel on se connecte.',
  'sign-in.failed': 'La connexion à {{server}} a échoué : {{reason}}',
  'sign-in.not-secure': '{{address}} n’a pas été ouverte : la connexion ne se fait qu’en https.',
  'sign-in.too-large':
    '{{address}} a envoyé plus que ce dont une connexion a besoin ; ce n’a donc pas été lu.',
} as const satisfies French<typeof english>;
