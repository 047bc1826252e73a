import type { servers as english } from '../english/servers';
import type { French } from '../translation/translation';

// MCP servers: why one cannot be used or is not to be had.

export const servers = {
  'servers.bad-alias':
    '« {{alias}} » ne peut pas être le nom d’un serveur : lettres, chiffres, _ isolés et -, 30 au plus.',
  'servers.bad-config': 'Sa configuration ne peut pas être utilisée : {{problem}}',
  'servers.of-alias': '{{alias}} : {{fault}}',
  'servers.same-alias':
    'Le serveur « {{alias}} » de .mcp.json est ignoré : vos propres paramètres en ont un de ce nom.',
  'servers.no-variable': 'La variable d’environnement {{name}} n’est pas définie.',
  'servers.file-not-read': '.mcp.json ne peut pas être utilisé : {{why}}',
  'servers.file-without-servers': '.mcp.json n’a pas d’objet « mcpServers ».',
  'servers.without': 'Le serveur « {{server}} » n’apporte aucun outil. {{why}}',
  'servers.still-starting':
    'Le serveur « {{server}} » est encore en cours de démarrage : ses outils seront là dès qu’il sera prêt.',
  'servers.ended': 'Le serveur s’est terminé.',
  'servers.ends-over-and-over': 'Il a été redémarré cinq fois en dix minutes. {{why}}',
  'servers.needs-sign-in': 'Le serveur demande une connexion.',
  'servers.no-answer': 'Le serveur n’a pas répondu à temps.',
  'servers.no-such-command': 'Cette commande n’existe pas.',
  'servers.no-such-server': 'Le serveur « {{alias}} » n’existe pas.',
  'servers.same-call-name': 'Un autre outil s’appelle aussi {{name}} : les deux sont désactivés.',
  'servers.bad-schema': 'Ce qu’il accepte ne peut pas être lu : {{why}}',
  'servers.sandbox-not-of-project':
    '« sandbox: false » ne compte que dans vos propres paramètres : un projet ne peut pas sortir un serveur du bac à sable.',
  'servers.not-held': 'Il n’a pas été démarré, car le bac à sable n’a pas pu le contenir : {{why}}',
  'asks.remote-changed': '{{tool}} n’est plus ce qu’il était lorsqu’il a été autorisé',
} as const satisfies French<typeof english>;
