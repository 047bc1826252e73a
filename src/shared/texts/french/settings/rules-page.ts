import type { rulesPage as english } from '../../english/settings/rules-page';
import type { French } from '../../translation/translation';

// Rules: the standing answers that hold now, what each does, the form that adds one, and a command that is tried.

export const rulesPage = {
  'rules-page.lead':
    'Les règles répondent aux questions avant qu’elles ne vous parviennent. Un refus l’emporte sur une question, une question sur une autorisation, et ce qu’aucune règle ne couvre dépend du mode. Certaines choses demandent toujours votre accord, quelles que soient les règles : la suppression d’un fichier, les fichiers protégés, les fichiers non lus dans la conversation.',
  'rules-page.list': 'Règles',
  'rules-page.none': 'Il n’y a pas encore de règles',
  'rules-page.none-hint':
    '« Toujours… » sous une proposition en laisse une ici, ou ajoutez‑en une ci-dessous.',
  'rules-page.remove': 'Supprimer la règle {{rule}}',
  'rules-page.from-project-file':
    'D’un fichier de ce projet, qui ne peut que demander et refuser. Supprimez-la dans ce fichier.',
  'rules-page.kept-on': 'Conservée par vous le {{day}}.',
  'rules-page.by-hand': 'Ajoutée à la main dans rules.json.',
  'rules-page.unread': 'rules.json n’est pas compris',
  'rules-page.unread-means':
    'Un élément du fichier n’est pas correct. Chaque appel demande votre accord tant qu’il n’est pas corrigé.',

  'rules-page.badge-ask': 'demander',
  'rules-page.scope-chat': 'Cette conversation',
  'rules-page.scope-project': 'Ce projet',
  'rules-page.scope-everywhere': 'Partout',

  'rules-page.add-title': 'Ajouter une règle',
  'rules-page.add': 'Ajouter la règle',
  'rules-page.effect': 'Effet',
  'rules-page.effect-allow': 'Autoriser',
  'rules-page.effect-ask': 'Demander',
  'rules-page.effect-deny': 'Refuser',
  'rules-page.tool': 'Outil',
  'rules-page.every-tool': 'tous les outils',
  'rules-page.scope': 'Portée',
  'rules-page.match-files': 'Fichiers (facultatif)',
  'rules-page.match-files-hint':
    'Un chemin ou un motif relatif au projet, tel que src/**. Vide : tous les appels de l’outil.',
  'rules-page.match-commands': 'Commandes (facultatif)',
  'rules-page.match-commands-hint':
    'Les premiers mots d’une commande, en mots entiers, p. ex. npm run test. Vide : toutes les commandes.',
  'rules-page.match-hosts': 'Hôte (facultatif)',
  'rules-page.match-hosts-hint':
    'Par exemple docs.example.com, *.example.com ou localhost:8080. Vide : tous les hôtes.',
  'rules-page.match-memory': 'Fichier de mémoire (facultatif)',
  'rules-page.match-memory-hint': 'Un emplacement et un fichier, tel que project:AGENTS.md. Vide : tous.',

  /** One sentence; the parts of it follow. */
  'rules-page.explained': '{{calls}} {{effect}}, {{scope}}.',
  'rules-page.runs-free': 's’exécutent sans question',
  'rules-page.always-asks': 'demandent toujours votre accord',
  'rules-page.is-refused': 'sont refusés sans question',
  'rules-page.in-chat': 'dans cette conversation uniquement',
  'rules-page.in-project': 'dans ce projet',
  'rules-page.in-every-project': 'dans tous les projets',
  'rules-page.all-commands': 'Tous les appels de commandes',
  'rules-page.commands-beginning': 'Les appels de commandes commençant par « {{start}} »',
  'rules-page.calls-of-every-tool': 'Les appels à tous les outils',
  'rules-page.calls': 'Les appels à « {{tool}} »',
  'rules-page.calls-on': '{{calls}} sur {{target}}',
  'rules-page.calls-that-run': '{{calls}} qui exécutent « {{start}} »',
  'rules-page.as-it-is-now':
    'Elle vaut pour l’outil tel qu’il est actuellement : s’il change, il demande de nouveau votre accord.',
  'rules-page.as-it-was':
    'Elle vaut pour l’outil tel qu’il était alors : s’il a changé, il demande de nouveau votre accord.',
  'rules-page.in-folder': 'tout le contenu du dossier {{folder}}',
  'rules-page.matching-files': 'des fichiers correspondant à {{pattern}}',

  /** A dry run of a command. */
  'rules-page.try-title': 'Essayer une commande',
  'rules-page.try-lead':
    'Ce qui lui arriverait maintenant d’après ces règles, et pourquoi. Rien n’est exécuté.',
  'rules-page.try-command': 'Commande',
  'rules-page.try-mode': 'Mode',
  'rules-page.try-sandbox': 'Bac à sable',
  'rules-page.try-in-sandbox': 'Dans le bac à sable',
  'rules-page.try-without-sandbox': 'Sans bac à sable',
  'rules-page.try-as-here': 'Comme les commandes s’exécutent sur cette machine',
  'rules-page.try-needs-folder': 'Ouvrez d’abord un dossier : ce qui arrive à une commande dépend du projet.',
  'rules-page.would-run': 'Elle serait exécutée : {{because}}.',
  'rules-page.would-ask': 'Votre accord serait demandé : {{because}}.',
  'rules-page.would-refuse': 'Elle serait refusée : {{because, sentence}}',
  'rules-page.try-empty': 'Il n’y a pas de commande.',
  'rules-page.try-nul': 'Elle contient un caractère NUL, qu’aucun shell n’accepte.',
  'rules-page.try-several-lines':
    'Elle comporte plusieurs lignes, dont cmd.exe n’exécuterait que la première. Reliez-les par &.',
  'rules-page.try-too-long':
    'Elle est trop longue pour le shell : sa longueur est de {{length, number}}, et {{longest, number}} au plus peuvent être exécutés.',
} as const satisfies French<typeof english>;
