import type { endpoint as english } from '../../english/settings/endpoint';
import type { French } from '../../translation/translation';

// Model endpoint: the list of those there are, and the form that adds or changes one.

export const endpoint = {
  'endpoint.lead':
    'Tout point de terminaison compatible avec le protocole OpenAI convient. Les messages, et les fichiers que lit le modèle, vont à celui qui est utilisé et nulle part ailleurs.',
  'endpoint.environment-wins':
    '`OPENAI_API_KEY`, `OPENAI_BASE_URL` ou `OPENAI_MODEL` est défini là où Pilotfish a été démarré. Ces variables priment sur ce qui est choisi ici.',
  'endpoint.list': 'Modèles',
  'endpoint.add': 'Ajouter un point de terminaison',
  'endpoint.services': 'Services',
  'endpoint.on-this-machine': 'Sur cette machine',
  'endpoint.any-other': 'Autre point de terminaison…',

  'endpoint.in-use': 'Utilisé',
  'endpoint.from-environment': 'De l’environnement',
  'endpoint.key-given': 'Clé fournie',
  'endpoint.key-stored': 'Clé enregistrée',
  'endpoint.demo':
    'Intégré, il suit un script. Il lit réellement le projet ouvert et propose une modification ; rien ne quitte cette machine.',
  'endpoint.model-and-address': '{{model}} · {{baseUrl}}',
  'endpoint.no-model': 'Aucun modèle choisi',
  'endpoint.use': 'Utiliser',
  'endpoint.use-named': 'Utiliser {{name}}',
  'endpoint.edit': 'Modifier {{name}}',
  'endpoint.remove-named': 'Supprimer {{name}}',

  'endpoint.remove-title': 'Supprimer {{name}} ?',
  'endpoint.remove-active':
    'Ses paramètres et sa clé enregistrée sont supprimés. Les conversations qui l’utilisent attendent que vous en choisissiez un autre.',
  'endpoint.remove-idle':
    'Ses paramètres et sa clé enregistrée sont supprimés. Les conversations qui l’ont utilisé restent.',
  'endpoint.remove': 'Supprimer',

  'endpoint.change-title': 'Modifier {{name}}',
  'endpoint.save': 'Enregistrer',
  'endpoint.name': 'Nom',
  'endpoint.name-missing': 'Donnez-lui un nom.',
  'endpoint.base-url': 'URL de base',
  'endpoint.base-url-example': 'https://api.example.com/v1',
  'endpoint.base-url-wrong': 'Saisissez l’adresse d’une API, telle que https://api.example.com/v1.',
  'endpoint.base-url-names-user':
    'Un nom ou un mot de passe dans l’adresse n’est pas envoyé. Retirez-le et saisissez-le comme clé ou comme en-tête Authorization.',

  'endpoint.key': 'Clé API',
  'endpoint.key-is-stored': 'Clé API (enregistrée)',
  'endpoint.key-from': 'Depuis votre compte chez {{name}}.',
  'endpoint.key-hint': 'Laissez ce champ vide pour un serveur sans clé.',
  'endpoint.key-wanted': '{{name}} exige une clé API. Saisissez-la d’abord.',
  'endpoint.key-stored-hint': 'Laissez vide pour garder la clé enregistrée.',
  'endpoint.key-tried-at-stored':
    'La clé enregistrée est conservée. Jusqu’à l’enregistrement, elle n’est essayée qu’à l’adresse {{baseUrl}}.',
  'endpoint.key-of-another':
    'La clé enregistrée est destinée à {{origin}} et ne va à aucun autre serveur. Saisissez la clé de celui-ci ; si vous enregistrez sans, la clé enregistrée est oubliée.',
  'endpoint.get-key': 'Obtenir une clé',

  'endpoint.model': 'Modèle',
  'endpoint.model-hint': 'Son nom pour ce point de terminaison.',
  'endpoint.model-missing': 'Choisissez un modèle, ou saisissez son nom.',
  'endpoint.models-listed_zero':
    'La connexion fonctionne, mais le point de terminaison ne liste aucun modèle. Saisissez le nom vous-même.',
  'endpoint.models-listed_one': 'La connexion fonctionne : {{count, number}} modèle au choix.',
  'endpoint.models-listed_many': 'La connexion fonctionne : {{count, number}} de modèles au choix.',
  'endpoint.models-listed_other': 'La connexion fonctionne : {{count, number}} modèles au choix.',
  'endpoint.test': 'Tester la connexion',
  'endpoint.testing': 'Interrogation…',
  'endpoint.test-needs-address': 'Saisissez d’abord l’URL de base.',

  'endpoint.context-window': 'Fenêtre de contexte en jetons (facultatif)',
  'endpoint.context-window-hint': 'Vide : ce qui est connu du modèle, sinon 128 000.',
  'endpoint.context-window-wrong': 'Saisissez un nombre entier de jetons, ou laissez vide.',
  'endpoint.price': 'Prix par million de jetons (facultatif)',
  'endpoint.price-example': '1,25 / 10 USD',
  'endpoint.price-hint':
    'Entrée / sortie et devise, avec au milieu l’entrée en cache si son prix diffère : 1,25 / 0,125 / 10 USD. Ce qu’une conversation a coûté figure alors avec son contexte.',
  'endpoint.price-wrong': 'Saisissez-le comme 1,25 / 10 USD ou 1,25 / 0,125 / 10 USD, ou laissez vide.',
  'endpoint.tools': 'Outils',
  'endpoint.tools-hint': 'Le modèle peut appeler des outils. Sans eux, il ne peut que converser.',
  'endpoint.images': 'Images',
  'endpoint.images-hint': 'Le modèle peut voir des images.',
  'endpoint.files': 'Fichiers PDF',
  'endpoint.files-hint': 'Le modèle accepte les PDF tels quels. Sinon, il reçoit leur texte.',

  'endpoint.headers': 'En-têtes supplémentaires (facultatif)',
  'endpoint.headers-hint':
    'Un par ligne, sous la forme « Nom: valeur ». Ils sont conservés dans settings.json ; n’y mettez donc aucun secret.',
  'endpoint.headers-example': 'X-Team: core',
  'endpoint.headers-wrong':
    '« {{line}} » n’est pas un en-tête. Écrivez chacun sous la forme « Nom: valeur ».',
  'endpoint.headers-go-along': 'Envoyer aussi ces en-têtes au nouveau serveur',
  'endpoint.headers-go-along-hint':
    'Ils ont été donnés pour {{origin}}. Désactivé : ceux que vous ne modifiez pas sont omis.',
} as const satisfies French<typeof english>;
