import type { settingsSearch as english } from '../../english/settings/settings-search';
import type { French } from '../../translation/translation';

// Search over all settings, and what it says of pages that have a form of their own.

export const settingsSearch = {
  'settings-search.label': 'Rechercher dans tous les paramètres',
  'settings-search.placeholder': 'Rechercher dans tous les paramètres',
  'settings-search.clear': 'Effacer la recherche',
  'settings-search.title': 'Résultats de la recherche',
  'settings-search.results': 'Paramètres trouvés',
  'settings-search.found_one': '{{count, number}} paramètre trouvé',
  'settings-search.found_many': '{{count, number}} de paramètres trouvés',
  'settings-search.found_other': '{{count, number}} paramètres trouvés',
  'settings-search.none': 'Aucun paramètre ne contient « {{typed}} »',
  'settings-search.none-hint':
    'La recherche porte sur les titres, les explications et les clés de settings.json.',
  'settings-search.models': 'Points de terminaison des modèles et leurs clés',
  'settings-search.models-about': 'Adresses, modèles, en-têtes et clés API des fournisseurs.',
  'settings-search.groups': 'Groupes d’outils',
  'settings-search.groups-about': 'Outils activés et désactivés ensemble, avec leur propre prompt.',
  'settings-search.servers': 'Serveurs MCP',
  'settings-search.servers-about': 'Serveurs qui apportent des outils, des prompts et des ressources.',
  'settings-search.agents': 'Sous-agents',
  'settings-search.agents-about': 'Définitions d’agents qu’une conversation peut lancer.',
  'settings-search.rules': 'Règles d’approbation',
  'settings-search.rules-about': 'Ce qui s’exécute sans question, et ce qui est refusé.',
  'settings-search.memory': 'Mémoire',
  'settings-search.web': 'Recherche web et sa clé',
  'settings-search.keys': 'Raccourcis clavier sous forme de fichier',
  'settings-search.file': 'Paramètres sous forme de fichier',
  'settings-search.open-file': 'Ouvrir {{name}}',
  'settings-search.open-needs-folder':
    'Ouvrez d’abord un dossier : les fichiers se montrent à côté des siens.',
} as const satisfies French<typeof english>;
