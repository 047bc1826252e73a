import type { trust as english } from '../english/trust';
import type { French } from '../translation/translation';

// Workspace trust: what a folder's own files bring, and what the person says to it.

export const trust = {
  'trust.sign-restricted': 'Vérifier la confiance…',
  'trust.sign-restricted-hint':
    'Ce dossier n’est pas approuvé : ce que ses fichiers apportent est laissé de côté. Vérifiez-le.',
  'trust.sign-changed': 'Modifié : vérifier',
  'trust.sign-changed-hint':
    'Ce que ce dossier apporte a changé depuis que vous l’avez accepté. Vérifiez-le.',
  'trust.nothing':
    'Pour l’instant, ses fichiers n’exécuteraient rien et ne communiqueraient rien à un modèle. Ce qui s’y ajoutera sera utilisé si le dossier est approuvé ; ce qui exécute des programmes demandera d’abord votre accord.',

  'trust.kind-mcp-server': 'serveur MCP',
  'trust.kind-discovery-command': 'commande de découverte',
  'trust.kind-command-file': 'commande',
  'trust.kind-agent': 'agent',
  'trust.kind-slash-command': 'commande slash',
  'trust.kind-memory-file': 'fichier de mémoire',
  'trust.changed': 'Modifié',
} as const satisfies French<typeof english>;
