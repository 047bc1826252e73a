import type { model as english } from '../english/model';
import type { French } from '../translation/translation';

// The model: why a request failed or an answer is not whole, and what would help.

export const model = {
  'model.demo': 'Modèle de démo',
  'model.environment': 'Environnement',
  'model.no-key':
    '{{provider}} exige une clé API ({{status}}) et aucune n’est définie. Ajoutez-la dans les paramètres.',
  'model.no-environment-key':
    '{{provider}} exige une clé API ({{status}}), et OPENAI_API_KEY n’est pas définie là où Pilotfish a été lancé.',
  'model.key-refused': '{{provider}} n’a pas accepté la clé API (401). Vérifiez-la dans les paramètres.',
  'model.environment-key-refused':
    '{{provider}} n’a pas accepté la clé dans OPENAI_API_KEY (401). Définissez-en une autre là où Pilotfish est lancé.',
  'model.not-for-key': '{{provider}} ne permet pas à cette clé API d’utiliser « {{model}} » (403).',
  'model.not-for-key_said':
    '{{provider}} ne permet pas à cette clé API d’utiliser « {{model}} » (403) : {{said, sentence}}',
  'model.no-credit': '{{provider}} ne répond plus : le compte n’a plus de crédit ({{status}}).',
  'model.no-credit_said':
    '{{provider}} ne répond plus : le compte n’a plus de crédit ({{status}}) : {{said, sentence}}',
  'model.rate-limit': '{{provider}} limite la fréquence des requêtes (429).',
  'model.rate-limit_said': '{{provider}} limite la fréquence des requêtes (429) : {{said, sentence}}',
  'model.context-too-long': 'La conversation est trop longue pour « {{model}} » ({{status}}).',
  'model.context-too-long_said':
    'La conversation est trop longue pour « {{model}} » ({{status}}) : {{said, sentence}}',
  'model.no-tools':
    '« {{model}} » de {{provider}} ne peut pas utiliser d’outils ({{status}}). Choisissez un autre modèle, ou désactivez les outils pour ce fournisseur dans les paramètres afin de converser sans eux.',
  'model.no-tools_said':
    '« {{model}} » de {{provider}} ne peut pas utiliser d’outils ({{status}}) : {{said, sentence}} Choisissez un autre modèle, ou désactivez les outils pour ce fournisseur dans les paramètres afin de converser sans eux.',
  'model.no-images':
    '« {{model}} » de {{provider}} n’accepte pas d’images ({{status}}). Choisissez un autre modèle, ou désactivez les images pour ce fournisseur dans les paramètres.',
  'model.no-images_said':
    '« {{model}} » de {{provider}} n’accepte pas d’images ({{status}}) : {{said, sentence}} Choisissez un autre modèle, ou désactivez les images pour ce fournisseur dans les paramètres.',
  'model.not-found':
    '{{provider}} n’a pas de modèle « {{model}} », ou l’URL de base {{url}} est incorrecte (404).',
  'model.not-found_said':
    '{{provider}} n’a pas de modèle « {{model}} », ou l’URL de base {{url}} est incorrecte (404) : {{said, sentence}}',
  'model.server-failed': '{{provider}} a échoué ({{status}}).',
  'model.server-failed_said': '{{provider}} a échoué ({{status}}) : {{said, sentence}}',
  'model.redirect':
    '{{provider}} a répondu par une redirection ({{status}}). Définissez comme URL de base l’adresse à laquelle elle mène.',
  'model.request-refused': '{{provider}} n’a pas accepté la requête ({{status}}).',
  'model.request-refused_said': '{{provider}} n’a pas accepté la requête ({{status}}) : {{said, sentence}}',

  'model.unreachable': 'Impossible de joindre {{provider}} ({{url}}) : {{why}}',
  'model.connection-failed':
    'La connexion à {{provider}} ({{url}}) a échoué. Vérifiez le réseau et l’URL de base.',
  'model.connection-failed_code':
    'La connexion à {{provider}} ({{url}}) a échoué ({{code}}). Vérifiez le réseau et l’URL de base.',
  'network.refused': 'rien n’y répond. Le serveur est-il démarré et l’URL de base est-elle correcte ?',
  'network.no-host': 'aucun hôte ne porte ce nom. Vérifiez l’URL de base et le réseau.',
  'network.no-lookup': 'son nom n’a pas pu être résolu. Vérifiez le réseau.',
  'network.no-way': 'aucune route ne mène à cet hôte. Vérifiez le réseau.',
  'network.none': 'il n’y a pas de réseau. Vérifiez la connexion.',
  'network.no-http': 'ce qui y répond ne parle pas HTTP. L’URL de base est-elle correcte ?',
  'network.proxy':
    'un proxy sur le trajet exige une authentification (407). Connectez-vous-y ou passez-vous-en.',
  'certificate.expired': 'son certificat a expiré.',
  'certificate.self-signed': 'son certificat est autosigné. Ajoutez-le avec NODE_EXTRA_CA_CERTS.',
  'certificate.unverified': 'son certificat ne peut pas être vérifié.',
  'certificate.other-host': 'son certificat est destiné à un autre hôte.',
  'network.no-https': 'il ne parle pas https. L’URL de base est-elle correcte ?',

  'model.late': '{{provider}} n’a pas terminé sa réponse en {{seconds, duration}}.',
  'model.silent': '{{provider}} n’a rien envoyé pendant {{seconds, duration}}. Il est peut-être surchargé.',
  'model.too-large':
    '{{provider}} a envoyé plus de {{megabytes}} Mo en une seule réponse ; elle a été abandonnée.',
  'model.no-stream':
    '{{provider}} a répondu sans flux ({{type}}). Pilotfish a besoin du streaming : vérifiez que l’URL de base {{url}} est compatible OpenAI.',
  'model.no-stream_said':
    '{{provider}} a répondu sans flux ({{type}}). Sa réponse : {{said}} Pilotfish a besoin du streaming : vérifiez que l’URL de base {{url}} est compatible OpenAI.',
  'model.no-protocol': 'Une partie de la réponse de {{provider}} ne respecte pas le protocole.',
  'model.broke-off-why': 'La réponse de {{provider}} s’est interrompue ({{why}}).',
  'model.broke-off': 'La réponse de {{provider}} s’est interrompue avant d’être complète.',
  'model.bad-header':
    'La clé API ou un en-tête de {{provider}} contient un caractère qui ne peut pas être envoyé. Définissez-le de nouveau dans les paramètres.',
  'model.tried-again': '{{failure}} Abandon après {{tries}} tentatives.',
  'model.asks-to-wait': '{{failure}} Il demande d’attendre {{seconds, duration}}.',

  'answer.nothing': '{{provider}} a donné une réponse vide.',
  'answer.cut': 'La réponse de {{provider}} a été coupée par une limite de longueur.',
  'answer.nothing-twice': '« {{model}} » de {{provider}} a donné une réponse vide, deux fois.',
  'answer.filtered':
    'Un filtre de contenu de {{provider}} a empêché « {{model}} » de répondre. Reformulez, ou choisissez un autre modèle.',
  'answer.no-length':
    '« {{model}} » de {{provider}} a atteint sa limite de longueur avant le premier mot de la réponse. Augmentez la limite, ou choisissez un autre modèle.',
  'answer.ends-at-length':
    'La réponse se termine prématurément : « {{model}} » a atteint la limite de longueur de ses réponses. Demandez-lui de continuer.',
  'answer.ends-filtered':
    'La réponse se termine prématurément : un filtre de contenu de {{provider}} l’a arrêtée.',
  'turn.rounds': 'Le modèle a effectué {{rounds}} cycles sans terminer. Continuez s’il doit poursuivre.',
  'turn.stopped': 'Vous avez arrêté le tour.',
  'turn.interrupted':
    'Pilotfish s’est terminé au milieu de ce tour. Continuez pour poursuivre à partir d’ici.',
} as const satisfies French<typeof english>;

/** What the server says of it, where it says something. */
