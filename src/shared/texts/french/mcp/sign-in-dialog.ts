import type { signInDialog as english } from '../../english/mcp/sign-in-dialog';
import type { French } from '../../translation/translation';

// Dialog that signs in to an MCP server.

export const signInDialog = {
  'sign-in-dialog.begin': 'Se connecter…',
  'sign-in-dialog.sign-out': 'Se déconnecter',
  'sign-in-dialog.signed-out':
    'Déconnecté. Les informations de connexion ont été supprimées de cette machine.',
  'sign-in-dialog.heading': 'Se connecter à {{server}}',
  'sign-in-dialog.about':
    'Une page de {{host}} s’ouvre dans votre navigateur. Ne continuez que si vous savez de qui il s’agit : c’est ce serveur qui l’a indiquée.',
  'sign-in-dialog.waiting': 'En attente du retour du navigateur…',
  'sign-in-dialog.address': 'Adresse finale du navigateur',
  'sign-in-dialog.address-hint':
    'Seulement si le navigateur s’exécute sur une autre machine et indique qu’il ne peut pas se connecter : collez ici son adresse complète.',
  'sign-in-dialog.use-address': 'L’utiliser',
} as const satisfies French<typeof english>;
