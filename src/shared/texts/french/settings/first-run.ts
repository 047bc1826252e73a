import type { firstRun as english } from '../../english/settings/first-run';
import type { French } from '../../translation/translation';

// First run: a model has to be chosen.

export const firstRun = {
  'first-run.title': 'Bienvenue dans Pilotfish',
  'first-run.lead':
    'Choisissez un modèle. Chaque modification qu’il propose, vous la voyez, l’ajustez au besoin et en décidez.',
  'first-run.demo-title': 'Juste un aperçu',
  'first-run.demo':
    'Le modèle de démo est intégré et suit un script, mais il lit réellement ce projet, propose une petite modification et tient une liste de tâches. Rien à installer, pas de clé, rien ne quitte cette machine.',
  'first-run.try-demo': 'Essayer le modèle de démo',
  'first-run.what-leaves':
    'Vos messages, et les fichiers que lit le modèle, vont au point de terminaison que vous choisissez et nulle part ailleurs. Une clé n’est envoyée qu’à son propre point de terminaison et n’est plus jamais affichée.',
  'first-run.escape': 'Échap démarre avec le modèle de démo',

  'first-run.local-title': 'Sur cette machine',
  'first-run.look-again': 'Chercher de nouveau',
  'first-run.looking': 'Recherche de {{servers, list}}…',
  'first-run.none-found':
    'Aucun serveur de modèles n’a répondu ({{servers, list}}). Démarrez‑en un et cherchez de nouveau.',
  'first-run.server-without-model':
    '{{server}} est démarré, mais n’a pas encore de modèle. Téléchargez‑en un et cherchez de nouveau.',
  'first-run.model-of': 'Modèle de {{server}}',
  'first-run.use': 'Utiliser',
  'first-run.use-server': 'Utiliser {{server}}',

  'first-run.service-title': 'Un service, ou tout point de terminaison compatible OpenAI',
  'first-run.service': 'Service',
  'first-run.other-service': 'Autre point de terminaison…',
  'first-run.other-name': 'Mon point de terminaison',
  'first-run.use-model': 'Utiliser ce modèle',
  'first-run.model-missing': 'Choisissez d’abord un modèle.',
} as const satisfies French<typeof english>;
