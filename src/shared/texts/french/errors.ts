import type { errors as english } from '../english/errors';
import type { French } from '../translation/translation';

// Failures a call of a window is answered with: what happened, to what, and what would help.

export const errors = {
  internal: 'Une erreur s’est produite dans Pilotfish. Le journal contient les détails.',

  'wire.closed': 'La connexion à Pilotfish est perdue.',
  'wire.not-connected': 'Pilotfish n’est pas connecté.',
  'wire.connecting': 'Pilotfish n’est pas connecté. Une nouvelle tentative est en cours.',
  'wire.too-many-calls': 'Trop d’appels attendent une réponse. Réessayez quand certaines seront arrivées.',
  'wire.no-such-call': 'L’appel « {{call}} » n’existe pas.',
  'wire.no-handler': '{{call}} n’a pas de gestionnaire.',
  'wire.bad-input': '{{call}} : {{problem}}',
  'wire.no-such-topic': 'Le sujet « {{topic}} » n’existe pas.',

  'file.held': '{{file}} est détenu par un autre processus. Supprimez-le si aucun n’est en cours.',
  'file.not-made': 'Impossible de créer {{file}} : {{reason}}.',
  'file.not-read': 'Impossible de lire {{file}} : {{reason}}.',
  'file.not-written': 'Impossible d’écrire {{file}} : {{reason}}.',
  'file.not-put-aside': 'Impossible de mettre {{file}} de côté : {{reason}}.',

  'errno.no-permission': 'autorisation refusée',
  'errno.read-only': 'le disque est en lecture seule',
  'errno.disk-full': 'le disque est plein',
  'errno.quota': 'le quota du disque est épuisé',
  'errno.missing': 'cet élément n’existe pas',
  'errno.file-in-path': 'une partie du chemin est un fichier',
  'errno.in-its-place': 'un fichier se trouve à sa place',
  'errno.folder': 'c’est un dossier',
  'errno.circle': 'ses liens forment une boucle',
  'errno.long-name': 'le nom est trop long',
  'errno.port-in-use': 'le port est utilisé',
  'errno.no-address': 'cette machine n’a pas cette adresse',

  'folder.missing': 'Le dossier « {{folder}} » n’existe pas.',
  'folder.is-none': '« {{folder}} » n’est pas un dossier. Pilotfish ouvre le dossier d’un projet.',
  'folder.relative':
    '« {{folder}} » n’est pas le chemin complet d’un dossier. Commencez par / ou, pour votre propre dossier, par ~/.',
  'folder.not-opened': 'Impossible d’ouvrir le dossier « {{folder}} » : {{reason}}.',

  'server.port-in-use':
    'Le port {{port}} est utilisé. Choisissez‑en un autre avec --port, ou omettez-le pour en obtenir un libre.',
  'server.not-listening':
    'Impossible d’écouter sur {{address}} : {{reason}}. Choisissez un autre port avec --port, ou omettez-le pour en obtenir un libre.',

  'chats.not-kept': 'Impossible de conserver des conversations dans {{folder}} : {{reason}}.',
  'chat.none': 'La conversation « {{id}} » n’existe pas.',
  'chat.no-file': 'Il n’y a pas de conversation à l’emplacement {{path}}.',
  'chat.closed': 'Cette conversation est fermée.',
  'chat.still-answers':
    'Cette réponse est encore en cours d’écriture. Attendez qu’elle se termine, ou arrêtez-la.',
  'chat.not-in-trash': 'Cette conversation n’est plus dans la corbeille.',
  'chat.at-work':
    'Cette conversation est en cours ou attend une réponse. Arrêtez-la d’abord, ou indiquez qu’elle peut être arrêtée.',
  'chat.too-long-to-export': 'Cette conversation est trop longue pour être exportée en une seule fois.',
  'chat.open-elsewhere': 'Cette conversation est ouverte dans un autre Pilotfish. Fermez-la d’abord là-bas.',
  'chat.read-elsewhere':
    'Cette conversation est ouverte dans un autre Pilotfish. Fermez-la là-bas pour écrire ici.',
  'chat.newer-format':
    'Une version plus récente de Pilotfish a écrit dans cette conversation. Mettez Pilotfish à jour pour écrire ici.',
  'chat.lost':
    'Cette conversation n’est plus conservée : son fichier {{path}} a été {{how}} pendant qu’elle était ouverte. Envoyez un message ou réessayez, et toute la conversation y sera réécrite.',
  'file.replaced': 'remplacé par un autre',
  'file.changed': 'modifié par un autre programme',
  'file.deleted': 'supprimé',
  'file.deleted-or-moved': 'supprimé ou déplacé',
  'chat.not-written':
    'Impossible d’écrire dans {{path}} : {{reason}}. Rien ne se poursuit dans cette conversation tant que ce n’est pas corrigé ; réessayez ensuite.',

  'home.unusable':
    'Pilotfish ne peut pas utiliser son dossier de données {{home}} : {{reason}}. Définissez PILOTFISH_HOME sur un dossier où vous pouvez écrire.',

  'data-files.stale': '{{name}} a été modifié entre-temps par quelqu’un d’autre.',
  'settings.demo-is-built-in': 'Le modèle de démo est intégré et ne peut pas être modifié.',
  'settings.from-environment':
    'Ce fournisseur provient de l’environnement (OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL).',
  'key.moved':
    'La clé enregistrée de {{provider}} est destinée à {{origin}}, mais son URL de base est désormais {{next}}. Saisissez de nouveau la clé dans les paramètres.',
  'key.moving':
    'La clé enregistrée de {{provider}} est destinée à {{origin}} et n’est pas envoyée à {{next}}. Saisissez la clé pour {{next}}, ou enregistrez sans clé.',

  'model.none':
    'Aucun modèle n’est choisi. Choisissez‑en un dans les paramètres, ou définissez OPENAI_BASE_URL, OPENAI_API_KEY et OPENAI_MODEL.',
  'model.provider-gone':
    'Le fournisseur « {{provider}} » ne figure plus dans les paramètres. Choisissez un autre modèle pour cette conversation.',
  'model.unnamed':
    'Aucun modèle n’est indiqué pour {{provider}}. Choisissez‑en un dans les paramètres, ou définissez OPENAI_MODEL.',
  'model.not-the-demo':
    '« {{model}} » a répondu dans cette conversation, et le modèle de démo est un script qui ne peut pas la poursuivre. Choisissez un autre modèle, ou commencez une nouvelle conversation.',
  'models.no-answer': '{{provider}} n’a pas répondu en {{seconds}} s.',
  'models.key-refused': '{{provider}} n’a pas accepté cette clé API ({{status}}).',
  'models.key-wanted': '{{provider}} exige une clé API ({{status}}). Saisissez-la.',
  'models.key-perhaps-wanted':
    '{{provider}} ne répond pas sans clé API ({{status}}). Saisissez-en une, si une clé est exigée.',
  'models.no-list': 'Il n’y a pas de liste de modèles à l’adresse {{url}} (404). Vérifiez l’URL de base.',
  'models.not-a-list': '{{url}} n’a pas répondu par une liste de modèles. Vérifiez l’URL de base.',

  'terminal.gone': 'Ce terminal n’existe plus.',
  'terminal.agents': 'C’est une commande de l’agent. Prenez-la en main pour y saisir du texte.',
  'terminal.no-input-wanted': 'Cette commande n’attend pas de saisie.',
  'terminal.no-shell': 'Votre shell {{shell}} ne peut pas être démarré : ce programme n’existe pas.',
  'terminal.still-running': 'Cette commande est encore en cours. Arrêtez-la d’abord.',
  'terminal.left-running': 'Ce que cette commande a lancé est encore en cours. Arrêtez-le d’abord.',
  'command.keep-background-only':
    'Seule une commande en arrière-plan et en cours peut continuer à s’exécuter.',
  'command.cannot-be-kept': 'Cette commande ne peut pas continuer à s’exécuter.',
  'command.cannot-be-kept-why': 'Cette commande ne peut pas continuer à s’exécuter : {{why}}.',
  'command.ended': 'Cette commande est terminée.',
  'command.answered-elsewhere': 'Un autre Pilotfish répond pour cette commande.',
  'command.record-not-changed': 'Les données de cette commande n’ont pas pu être modifiées : {{reason}}.',

  'chat.gone': 'Cette conversation n’existe plus.',
  'project.gone': 'Ce projet n’existe plus.',
  'trust.changed-since-shown': 'Ce que ce dossier apporte a changé depuis son affichage. Revoyez-le.',
  'project.not-open': 'Ce projet n’est pas ouvert. Ouvrez d’abord son dossier.',
  'window.another-tab': 'Ouvrez pour cela un autre onglet de votre navigateur.',
  'link.open-yourself': 'Ouvrez ce lien dans votre navigateur : {{url}}',
  'auto.too-long': 'Le mode Auto dure huit heures au plus. Choisissez une heure plus proche.',

  'rule.gone': 'Cette règle n’existe plus.',
  'rule.server-tool-gone':
    '{{tool}} ne peut pas être autorisé maintenant : son serveur ne le propose plus, et une règle vaut pour l’outil tel qu’il est.',
  'rule.of-a-chat': 'Une règle pour une seule conversation se crée depuis sa carte.',
  'rule.kept-with-chat': 'Une règle pour une seule conversation est conservée avec celle-ci.',
  'rule.no-folder': 'Aucun dossier auquel la règle pourrait s’appliquer n’est ouvert.',
  'rule.mend-file-first':
    '{{fault}} Corrigez d’abord {{file}} : d’ici là, il ne peut pas recevoir cette règle.',
  'rule.in-project-file':
    'Cette règle se trouve dans le fichier .pilotfish/rules.json du projet. Modifiez-la là-bas.',
  'rule.stands-for-fault': 'Cette règle remplace ce qui n’est pas compris dans {{file}}. Corrigez-le là-bas.',
  'rule.holds-until-understood':
    'Cette règle s’applique jusqu’à ce que tout {{file}} soit compris. Corrigez-le là-bas.',

  'message.gone': 'Ce message n’est pas dans la conversation.',
  'call.gone': 'Cet appel n’est pas dans la conversation.',
} as const satisfies French<typeof english>;
