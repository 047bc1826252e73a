import type { settingsPage as english } from '../../english/settings/settings-page';
import type { French } from '../../translation/translation';

// Settings page: its sections, and what can be set in those of looks, behaviour and data.

export const settingsPage = {
  'settings-page.title': 'Paramètres',
  'settings-page.section-models': 'Modèles',
  'settings-page.section-tools': 'Outils',
  'settings-page.section-servers': 'Serveurs',
  'settings-page.section-rules': 'Règles',
  'settings-page.section-memory': 'Mémoire',
  'settings-page.section-agents': 'Agents',
  'settings-page.section-appearance': 'Apparence',
  'settings-page.section-behaviour': 'Comportement',
  'settings-page.section-keys': 'Clavier',
  'settings-page.section-data': 'Données',
  'settings-page.copied': 'Copié',

  'settings-page.theme': 'Thème',
  'settings-page.theme-system': 'Comme le système',
  'settings-page.theme-system-hint': 'Clair ou sombre, selon le réglage de votre bureau.',
  'settings-page.theme-light': 'Clair',
  'settings-page.theme-dark': 'Sombre',

  'settings-page.language': 'Langue',
  'settings-page.language-system': 'Comme le système',

  'settings-page.default-mode': 'Mode d’une nouvelle conversation',
  'settings-page.mode-plan-hint': 'Explore et planifie ; ne modifie rien.',
  'settings-page.mode-ask-hint': 'Chaque modification attend votre réponse.',
  'settings-page.mode-accept-edits-hint':
    'Les modifications dans le projet s’exécutent ; les fichiers protégés demandent toujours votre accord.',

  'settings-page.enter-while-working': 'Entrée pendant que le modèle travaille',
  'settings-page.enter-queue': 'Met le message en file d’attente',
  'settings-page.enter-queue-hint': 'Il part avec la requête suivante.',
  'settings-page.enter-steer': 'Interrompt',
  'settings-page.enter-steer-hint': 'Ce qui est en cours s’arrête et le modèle lit le message aussitôt.',

  'settings-page.chat-titles': 'Laisser le modèle nommer les conversations',
  'settings-page.chat-titles-hint':
    'Après la première réponse, un titre court lui est demandé. Un titre donné par vous reste.',

  'settings-page.correction': 'Laisser le modèle corriger ses propres modifications',
  'settings-page.correction-hint':
    'Quand le texte à remplacer est introuvable, le modèle est interrogé une fois sur le segment visé. Vous voyez toujours d’abord le résultat.',

  'settings-page.notifications': 'Notifications quand vous regardez ailleurs',
  'settings-page.notifications-waiting': 'Une conversation attend votre réponse',
  'settings-page.notifications-finished': 'Une conversation a terminé',
  'settings-page.notifications-failed': 'Une conversation n’a pas pu continuer',
  'settings-page.notifications-sound': 'Avec un son',
  'settings-page.notifications-allow': 'Autoriser les notifications dans ce navigateur…',
  'settings-page.notifications-denied':
    'Ce navigateur ne permet pas à Pilotfish d’afficher des notifications. Ses réglages pour cette page permettent de les autoriser.',

  'settings-page.desktop': 'Sur le bureau',
  'settings-page.quick-ask-shortcut': 'Raccourci d’une question rapide',
  'settings-page.quick-ask-shortcut-hint':
    'Ouvre une petite fenêtre où que vous soyez, p. ex. CommandOrControl+Shift+Space. Vide pour aucun.',
  'settings-page.close-to-tray': 'Rester dans la zone de notification quand la dernière fenêtre est fermée',
  'settings-page.close-to-tray-hint':
    'Les conversations et les commandes continuent. Le menu de la zone de notification permet de quitter Pilotfish.',
  'settings-page.desktop-elsewhere':
    'Ces paramètres valent pour l’application de bureau. Dans un navigateur, la petite fenêtre se trouve à /quick-ask.',

  'settings-page.memory-files': 'Fichiers de mémoire',

  'settings-page.data-lead':
    'Pilotfish conserve ses données dans un seul dossier de la machine où il s’exécute. Définissez la variable d’environnement `PILOTFISH_HOME` avant le démarrage pour en utiliser un autre.',
  'settings-page.data-folder': 'Le dossier de données',
  'settings-page.data-settings':
    'Tous les paramètres, en JSON commenté. Ce que vous y modifiez s’applique aussitôt.',
  'settings-page.data-rules': 'Vos règles, pour les projets et partout.',
  'settings-page.data-keys': 'Les raccourcis que vous avez donnés aux commandes. Pilotfish n’y écrit jamais.',
  'settings-page.data-chats': 'Un fichier par conversation, dans un dossier par projet.',
  'settings-page.data-logs': 'Les erreurs internes, sans les clés.',
  'settings-page.kept-room': 'Contenu des fichiers avant leur modification',
  'settings-page.kept-size': '{{bytes, size}}, pour pouvoir annuler des modifications',
  'settings-page.kept-none': 'Rien n’est encore conservé.',
  'settings-page.kept-empty': 'Vider…',
  'settings-page.kept-ask': 'Vider les anciens contenus ?',
  'settings-page.kept-ask-why':
    'Les modifications des conversations qui ne sont pas ouvertes ne pourront plus être défaites. Les fichiers de vos projets restent tels quels.',
  'settings-page.kept-do': 'Vider',
  'settings-page.data-copy': 'Copier le chemin de {{path}}',
  'settings-page.data-leaves':
    'Les clés sont conservées séparément des paramètres et envoyées uniquement à leur propre point de terminaison. Les messages, et les fichiers que lit le modèle, vont au point de terminaison que vous avez choisi ; ce que les outils web demandent va aux hôtes que vous autorisez ; rien ne va ailleurs.',
  'settings-page.version': 'Pilotfish {{version}}',
} as const satisfies French<typeof english>;
