import type { webSettings as english } from '../../english/settings/web-page';
import type { French } from '../../translation/translation';

// Web section of the settings: where the web is searched, and which local hosts pages may be fetched from.

export const webSettings = {
  'settings-page.section-web': 'Web',
  'web-settings.lead':
    'Le modèle peut récupérer des pages et effectuer des recherches sur le web. Votre accord est d’abord demandé pour chaque hôte ; « Toujours… » sous une question conserve une règle pour lui.',
  'web-settings.search': 'Recherche',
  'web-settings.search-lead': 'Par l’API de Tavily. La clé va à cette adresse et nulle part ailleurs.',
  'web-settings.base-url': 'URL de base',
  'web-settings.base-url-wrong': 'Saisissez une adresse http ou https, telle que https://api.tavily.com.',
  'web-settings.save': 'Enregistrer',
  'web-settings.forget': 'Oublier la clé',
  'web-settings.saved': 'Enregistré',
  'web-settings.key-none': 'Sans clé, aucune recherche sur le web n’est possible.',
  'web-settings.key-environment':
    'La clé de TAVILY_API_KEY, là où Pilotfish a été démarré, est utilisée et prime sur une clé enregistrée ici.',
  'web-settings.key-refused': 'Cette clé n’a pas été acceptée. Saisissez‑en une autre.',
  'web-settings.key-elsewhere':
    'La clé enregistrée est destinée à une autre adresse et ne va pas à celle-ci. Saisissez la clé de celle-ci.',
  'web-settings.hosts': 'Hôtes locaux',
  'web-settings.hosts-lead':
    'Les pages de cette machine et de son réseau ne sont pas récupérées. Celles des hôtes indiqués ici le sont, après la même question que pour tout autre hôte.',
  'web-settings.host': 'Hôte',
  'web-settings.host-hint': 'Hôte ou hôte:port, p. ex. localhost:8080 ou docs.internal.',
  'web-settings.host-wrong': 'Saisissez un hôte ou hôte:port, sans http:// et sans chemin.',
  'web-settings.host-known': 'Il est déjà dans la liste.',
  'web-settings.add': 'Ajouter',
  'web-settings.remove': 'Supprimer {{host}}',
  'web-settings.no-hosts': 'Aucun hôte local n’est autorisé.',
} as const satisfies French<typeof english>;
