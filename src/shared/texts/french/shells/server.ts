import type { server as english } from '../../english/shells/server';
import type { French } from '../../translation/translation';

// Served host: what a browser is told that may not, or cannot, see what it asked for.

export const server = {
  'server.other-address': 'Cette adresse n’est pas celle que Pilotfish sert.',
  'server.only-get': 'Seul GET reçoit une réponse ici.',
  'server.no-address': 'Ce n’est pas une adresse.',
  'server.nothing-here': 'Il n’y a rien ici.',

  'server.link-title': 'Pilotfish a besoin d’un nouveau lien',
  'server.browser-unknown': 'Pilotfish ne connaît pas encore ce navigateur.',
  'server.link-used': 'Ce lien a déjà été utilisé, ou ne provient pas du Pilotfish en cours d’exécution.',
  'server.where-links-are':
    'Chaque lien ouvre un seul navigateur. Le terminal dans lequel Pilotfish s’exécute affiche le plus récent : ouvrez celui-là. Si le terminal a disparu, relancez `pilotfish serve`.',
  'server.known-browser': 'Ce navigateur a déjà été admis',
} as const satisfies French<typeof english>;
