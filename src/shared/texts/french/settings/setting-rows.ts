import type { settingRows as english } from '../../english/settings/setting-rows';
import type { French } from '../../translation/translation';

// Setting rows: the settings that need no page of their own, with what each is for and what it may be.

export const settingRows = {
  'setting-rows.default': 'Par défaut : {{value}}',
  'setting-rows.default-none': 'Par défaut : rien',
  'setting-rows.on': 'activé',
  'setting-rows.off': 'désactivé',
  'setting-rows.reset': 'Réinitialiser',
  'setting-rows.reset-name': 'Réinitialiser « {{name}} »',
  'setting-rows.save': 'Enregistrer',
  'setting-rows.save-name': 'Enregistrer « {{name}} »',
  'setting-rows.loading': 'Lecture des paramètres…',
  'setting-rows.one-a-line': 'Un par ligne.',
  'setting-rows.pair-a-line': 'Une par ligne, sous la forme NOM=valeur.',
  'setting-rows.no-pair': '« {{line}} » n’est pas de la forme NOM=valeur.',
  'setting-rows.no-number': 'Écrivez un nombre entier, ou rien.',
  'setting-rows.unit': '{{name}} (en {{unit}})',
  'setting-rows.no-such-key': 'Il n’y a pas de paramètre {{key}} qui puisse être défini ici.',
  'setting-rows.refused': '{{key}} : {{problem}}.',
  'setting-rows.may-switch': 'Valeurs possibles : true ou false.',
  'setting-rows.may-choice': 'Valeurs possibles : {{choices, list}}.',
  'setting-rows.may-number': 'Ce peut être un nombre.',
  'setting-rows.may-number-from': 'Ce peut être un nombre à partir de {{least, number}}.',
  'setting-rows.may-text': 'Ce peut être un texte.',
  'setting-rows.may-list': 'Ce peut être une liste de textes.',
  'setting-rows.may-pairs': 'Ce peut être un objet de textes.',

  'setting-rows.group-diff': 'Modifications côte à côte',
  'setting-rows.group-tree': 'Arborescence du projet',
  'setting-rows.group-commands': 'Programmes et commandes',

  'setting-rows.diff-view': 'Affichage d’une modification',
  'setting-rows.diff-view-hint':
    'L’affichage côte à côte demande de la place ; une fenêtre étroite montre un seul texte dans tous les cas.',
  'setting-rows.diff-view-side-by-side': 'Côte à côte',
  'setting-rows.diff-view-inline': 'En un seul texte',
  'setting-rows.diff-wrap': 'Couper les longues lignes de code',
  'setting-rows.diff-wrap-hint': 'Sinon, une modification défile latéralement, les deux côtés ensemble.',
  'setting-rows.diff-wrap-prose': 'Couper les longues lignes de prose',
  'setting-rows.diff-wrap-prose-hint': 'En Markdown et en texte brut, où une ligne est un paragraphe entier.',
  'setting-rows.diff-whitespace': 'Afficher les différences d’espaces en début et en fin de ligne',
  'setting-rows.diff-whitespace-hint':
    'Elles sont appliquées dans tous les cas ; ce réglage ne fait que les afficher ou les masquer.',
  'setting-rows.tree-ignored': 'Ce que git ignore, dans l’arborescence',
  'setting-rows.tree-ignored-dimmed': 'Estompé',
  'setting-rows.tree-ignored-hidden': 'Masqué',
  'setting-rows.editor-command': 'Votre propre éditeur',
  'setting-rows.editor-command-hint':
    'Le programme qui ouvre un fichier, sans shell. {path} et {line} sont remplacés.',
  'setting-rows.memory-files-hint':
    'Tous sont lus avec chaque conversation ; ce qui est nouveau va dans le premier. Vide : valeur par défaut.',
  'setting-rows.environment': 'Environnement des commandes',
  'setting-rows.sandbox': 'Bac à sable des commandes',
  'setting-rows.sandbox-hint':
    'Une commande n’y peut écrire que dans le projet, un dossier temporaire et les caches des gestionnaires de paquets, n’y lit aucun secret et n’y joint que les hôtes que vous autorisez.',
  'setting-rows.sandbox-auto': 'Là où il y en a un',
  'setting-rows.sandbox-auto-hint': 'Si cette machine n’en a pas, les commandes s’exécutent sans lui.',
  'setting-rows.sandbox-require': 'Toujours',
  'setting-rows.sandbox-require-hint': 'Si cette machine n’en a pas, les commandes sont refusées.',
  'setting-rows.sandbox-off': 'Jamais',
  'setting-rows.group-changes': 'Modifications et annulation',
  'setting-rows.keep-days': 'Conserver l’ancien contenu des fichiers pendant',
  'setting-rows.keep-days-hint':
    'Une modification peut être défaite aussi longtemps. Ce dont les conversations ouvertes ont besoin reste plus longtemps.',
  'setting-rows.keep-megabytes': 'Conserver au plus, par projet',
  'setting-rows.keep-megabytes-hint': 'Au-delà, le plus ancien part d’abord.',
  'setting-rows.largest-megabytes': 'Laisser hors des instantanés les fichiers de plus de',
  'setting-rows.largest-megabytes-hint':
    'Autour d’une commande qui peut modifier quelque chose, le projet est regardé avant et après. Ce qui est laissé de côté est nommé là où l’annulation est proposée.',
  'setting-rows.most-files': 'Pas d’instantanés des projets de plus de fichiers que',
  'setting-rows.most-files-hint': 'Sans compter ce que Git ignore.',
  'setting-rows.days': 'jours',
  'setting-rows.megabytes': 'Mo',
  'setting-rows.environment-hint': 'Variables que trouve chaque commande de l’agent.',
  'setting-rows.summary-budget': 'Résumer les sorties de commandes de plus de',
  'setting-rows.summary-budget-hint': 'Le modèle résume ce qui est plus long. Vide : rien n’est résumé.',
  'setting-rows.tokens': 'jetons',
  'setting-rows.updates': 'Demander les nouvelles versions à',
  'setting-rows.updates-hint':
    'L’adresse d’un fichier JSON qui indique la dernière version. Elle est consultée au démarrage et une fois par jour, sans rien envoyer. Vide : rien n’est demandé.',
  'setting-rows.mcp-command': 'Commande d’un serveur supplémentaire',
  'setting-rows.mcp-command-hint': 'Une ligne de commande qui démarre un serveur MCP, alors appelé mcp.',
} as const satisfies French<typeof english>;
