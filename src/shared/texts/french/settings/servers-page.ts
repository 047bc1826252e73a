import type { serversPage as english } from '../../english/settings/servers-page';
import type { French } from '../../translation/translation';

// Page of the servers in the settings.

export const serversPage = {
  'servers-page.lead':
    'Les serveurs MCP apportent des outils externes. Chaque appel demande votre accord tant que vous n’y répondez pas par « Toujours… ». Ils démarrent avec le premier message d’une conversation, quand vous regardez ici, ou quand vous tapez / ou @, et se terminent avec le projet.',
  'servers-page.list': 'Serveurs',
  'servers-page.none': 'Aucun serveur pour l’instant',
  'servers-page.none-hint':
    'Ajoutez‑en un en collant la configuration donnée sur sa page. Un projet apporte les siens dans .mcp.json, une fois son dossier approuvé.',
  'servers-page.no-project': 'Ouvrez un projet pour voir ses serveurs et les démarrer.',
  'servers-page.add': 'Ajouter des serveurs…',
  'servers-page.add-title': 'Ajouter des serveurs',
  'servers-page.edit-title': 'Modifier {{alias}}',
  'servers-page.form-means':
    'C’est à vous de juger ce qu’ils exécutent ou atteignent : hors du bac à sable, ils agissent avec vos droits. Les valeurs des variables et des en-têtes sont conservées sur cette machine et ne sont plus affichées.',
  'servers-page.snippet': 'Configuration',
  'servers-page.snippet-hint':
    'Du JSON, tel que le donnent les pages des serveurs : une commande avec ses arguments, ou une url avec ses en-têtes. « allowedHosts » et « allowedFolders » ouvrent davantage à une commande dans le bac à sable.',
  'servers-page.snippet-empty': 'Collez d’abord une configuration.',
  'servers-page.snippet-no-json':
    'Ce n’est pas du JSON comme { "mcpServers": { … } }. Il manque peut-être une virgule, un guillemet ou une accolade.',
  'servers-page.snippet-no-name': 'Un serveur a besoin d’un nom : { "name": { "command": … } }.',
  'servers-page.save': 'Enregistrer',
  'servers-page.from-project': 'De .mcp.json',
  'servers-page.believed': 'Approuvé',
  'servers-page.unusable': 'Inutilisable',
  'servers-page.off': 'Désactivé',
  'servers-page.not-trusted': 'Non approuvé',
  'servers-page.not-trusted-hint':
    'Le projet l’apporte. Il ne fait rien tant que vous n’avez pas approuvé le dossier qui le contient, dans son état actuel.',
  'servers-page.idle': 'Non démarré',
  'servers-page.starting': 'Démarrage…',
  'servers-page.needs-sign-in': 'Connexion requise',
  'servers-page.ready': 'Prêt',
  'servers-page.restarting': 'Redémarrage…',
  'servers-page.failed': 'Échec',
  'servers-page.tool-count': 'Outils : {{on, number}} sur {{all, number}}',
  'servers-page.tool-count_same_one': '{{all, number}} outil',
  'servers-page.tool-count_same_many': '{{all, number}} d’outils',
  'servers-page.tool-count_same_other': '{{all, number}} outils',
  'servers-page.on': 'Utiliser {{alias}}',
  'servers-page.details': 'Outils et journal de {{alias}}',
  'servers-page.restart': 'Redémarrer {{alias}}',
  'servers-page.edit': 'Modifier {{alias}}',
  'servers-page.remove': 'Supprimer {{alias}}',
  'servers-page.remove-title': 'Supprimer {{alias}} ?',
  'servers-page.remove-means':
    'Il se termine dans tous les projets. Sa configuration disparaît de vos paramètres et vous en êtes déconnecté.',
  'servers-page.remove-do': 'Supprimer',
  'servers-page.tools': 'Outils de {{alias}}',
  'servers-page.tools-title': 'Outils',
  'servers-page.no-tools': 'Il n’a indiqué aucun outil.',
  'servers-page.called': 'appelé {{name}}',
  'servers-page.left-out': 'Exclu par sa configuration.',
  'servers-page.log': 'Journal de {{alias}}',
  'servers-page.log-title': 'Journal',
  'servers-page.log-refresh': 'Relire',
  'servers-page.log-empty': 'Rien pour l’instant.',
  'servers-page.stopped': 'Arrêté par le bac à sable : il a tenté de joindre {{host}}.',
  'servers-page.stopped-by-rule':
    'Arrêté par le bac à sable : il a tenté de joindre {{host}}, et une règle s’y oppose.',
  'servers-page.allow-host': 'Autoriser {{host}} et redémarrer',
} as const satisfies French<typeof english>;
