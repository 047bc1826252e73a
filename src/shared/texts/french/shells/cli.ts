import type { cli as english } from '../../english/shells/cli';
import type { French } from '../../translation/translation';

// Command line: what `pilotfish` prints, whatever it was asked for.

export const cli = {
  'cli.help': `Pilotfish : un agent pour le code sur lequel vous travaillez, dont vous vérifiez chaque modification.

  pilotfish [dossier …]           ouvre chaque dossier (par défaut : celui-ci) dans sa propre fenêtre,
                                  ou dans votre navigateur là où Electron ne peut pas s’exécuter
  pilotfish serve [dossier …]     les sert à un navigateur, chacun à son propre lien
      --port N                    le port (par défaut : un port libre)
      --host ADRESSE              l’adresse d’écoute (par défaut : 127.0.0.1)
      --no-open                   ne pas ouvrir de navigateur
  pilotfish run <dossier> --prompt TEXTE
                                  exécute un seul prompt, sans fenêtre
      --mode MODE                 plan, ask, accept-edits ou auto
      --output FORMAT             text (par défaut), json ou stream-json
      --continue CONVERSATION     poursuit une conversation
      --no-sandbox                les commandes s’exécutent hors du bac à sable du système
      --trust                     utilise ce que les fichiers du dossier apportent (serveurs,
                                  agents, commandes, mémoire), pour cette exécution
  pilotfish check <dossier> --command TEXTE
                                  dit ce qui arriverait à une commande, et pourquoi ; n’exécute rien
      --mode MODE                 plan, ask (par défaut), accept-edits ou auto
      --sandbox on|off            si elle s’exécuterait dans le bac à sable du système (par défaut : comme à présent)
      --batch                     lit plutôt des lignes JSON sur l’entrée standard, et en affiche une pour chacune :
                                  { "command", "mode"?, "directory"?, "rules"?: [{ "effect", "tool", "match" }] }
  pilotfish undo <dossier>        défait ce que le dernier tour a modifié, par outils et par commandes,
                                  dans la mesure où personne ne l’a modifié depuis
      --chat CONVERSATION         dans cette conversation (par défaut : la plus récente du dossier)
      --turn N | --call ID        ce tour, compté à partir de 1, ou un appel
      --list                      énumère ce qui peut être défait, et ne fait rien
      --dry-run                   dit ce qui serait défait, et ne fait rien
      --output FORMAT             text (par défaut) ou json
  pilotfish --help | --version

Un Pilotfish servi affiche un lien pour chaque dossier. Un lien ouvre un navigateur, une fois ; dès qu’il est utilisé,
un nouveau est affiché pour le suivant. Depuis une autre machine, utilisez un tunnel :
ssh -L 4000:127.0.0.1:4000 vous@machine, avec --port 4000.

Avec « run », il n’y a personne à qui demander : un appel qui nécessite une réponse est refusé. Le code de sortie est 0
quand le tour s’est terminé, 1 s’il a échoué, 2 si les arguments sont incorrects et 130 après Ctrl-C.

OPENAI_API_KEY, OPENAI_BASE_URL et OPENAI_MODEL choisissent le modèle ; sans ces variables, celui que les paramètres
choisissent répond. PILOTFISH_HOME déplace le dossier de données ; PILOTFISH_SANDBOX (auto, require ou off)
est le réglage du bac à sable pour un démarrage.
`,

  /** Two lines. */
  'cli.wrong': '{{problem}}\nEssayez : pilotfish --help',
  /** A sentence of Node's, without its full stop. */
  'cli.not-parsed': '{{sentence}}.',
  'cli.run-needs-folder': 'run nécessite un dossier : pilotfish run <dossier> --prompt TEXTE.',
  'cli.run-needs-prompt': 'run nécessite un prompt : pilotfish run <dossier> --prompt TEXTE.',
  'cli.folder-empty': 'Le dossier est un texte vide.',
  'cli.one-folder-only': 'Un prompt s’exécute dans un seul dossier ; « {{extra}} » est de trop.',
  'cli.no-port': '--port attend un nombre de 0 à 65535, pas « {{given}} ».',
  'cli.option-empty': '{{option}} ne doit pas être vide.',
  'cli.no-such-choice': '{{option}} attend l’une de ces valeurs : {{choices, list}}, pas « {{given}} ».',

  'cli.node-too-old':
    'Pilotfish nécessite Node {{oldest}} ou une version ultérieure ; celle-ci est {{version}}.',

  'cli.fetching-electron': 'Téléchargement d’Electron, une seule fois…',
  'cli.no-display': 'Il n’y a pas d’affichage ici ; Pilotfish est donc servi à un navigateur.',
  'cli.no-electron':
    'Electron n’est pas là et n’a pas pu être téléchargé (npx install-electron) ; Pilotfish est donc servi à un navigateur.',
  'cli.electron-crashed': 'Electron a planté ({{signal}}).',
  'cli.no-window':
    'Electron s’est terminé avant d’afficher une fenêtre ({{how}}) ; Pilotfish est donc servi à un navigateur.',
  'cli.exit-code': 'code de sortie {{code}}',
  /** The commands that do it follow. */
  'cli.apparmor-remedy':
    'AppArmor empêche Electron de créer son bac à sable sur ce système. Pour l’autoriser, une seule fois :',

  'cli.served': 'Pilotfish sert {{folder}} à l’adresse {{link}}',
  'cli.next-link': 'Lien pour un autre navigateur : {{link}}',
  'cli.next-link-of': 'Lien pour un autre navigateur sur {{folder}} : {{link}}',

  'cli.left-out':
    'Non approuvé, donc laissé de côté : {{things, list}}. Avec --trust, c’est utilisé pour cette exécution.',
  'cli.sandbox-there': 'Les commandes s’exécutent dans le bac à sable.',
  'cli.sandbox-missing': 'Les commandes s’exécutent sans bac à sable : {{why}}',
  'cli.sandbox-required':
    'Les commandes sont refusées, car les paramètres exigent un bac à sable et il n’y en a pas : {{why}}',
  'cli.left-out-thing': '{{kind}} {{name}}',

  'cli.no-such-chat': 'La conversation « {{chat}} » n’existe pas dans ce projet.',
  'cli.call-done': '✓ {{tool}} : {{title}} ({{milliseconds}} ms)',
  'cli.call-ended': '✗ {{tool}} : {{title}} ({{milliseconds}} ms) : {{phase}} : {{why}}',
  'cli.phase-failed': 'échec',
  'cli.phase-rejected': 'rejeté',
  'cli.phase-cancelled': 'annulé',

  /** Said alone: what would become of a command. */
  'cli.check-run': 'Elle serait exécutée : {{because}}.',
  'cli.check-ask': 'Votre accord serait demandé : {{because}}.',
  'cli.check-refuse': 'Elle serait refusée : {{because}}.',
  /** One command of it. */
  'cli.check-part': '  {{text}} : {{why}}',
  'cli.check-needs-folder': 'check nécessite un dossier : pilotfish check <dossier> --command TEXTE.',
  'cli.check-needs-command': 'check nécessite soit --command TEXTE, soit --batch.',
  'cli.check-one-folder': 'Les commandes sont vérifiées dans un seul dossier ; « {{extra}} » est de trop.',
  'cli.check-line': 'Ligne {{line, number}} : {{problem}}.',
  'cli.undo-needs-folder': 'undo nécessite un dossier : pilotfish undo <dossier>.',
  'cli.undo-one-folder': 'Les modifications se défont dans un seul dossier ; « {{extra}} » est de trop.',
  'cli.undo-turn-or-call': 'Indiquez --turn ou --call, pas les deux.',
  'cli.no-turn': '--turn attend un nombre à partir de 1, pas « {{given}} ».',
  'cli.no-chats': 'Il n’y a pas de conversation dans ce projet.',
  'cli.no-such-turn': 'Il n’y a pas de tour {{turn, number}} dans cette conversation.',
  'cli.no-such-call': 'Il n’y a pas d’appel « {{call}} » dans cette conversation.',
  'cli.undo-none': 'Il n’y a rien à défaire.',
  'cli.undo-turn': 'Tour {{number, number}} : {{message}}',
  'cli.undo-file': '  {{file}} : {{became}}, +{{added, number}} −{{removed, number}}',
  'cli.became-created': 'créé',
  'cli.became-changed': 'modifié',
  'cli.became-deleted': 'supprimé',
  'cli.became-as-before': 'comme avant',
  'cli.undone': 'Défait : {{file}}',
  'cli.undone-in-part': 'Défait en partie, car modifié depuis : {{file}}',
  'cli.would-undo': 'Serait défait : {{file}}',
  'cli.would-undo-in-part': 'Serait défait en partie, car modifié depuis : {{file}}',
  'cli.undo-kept': 'Laissé tel quel : {{file}} : {{why}}',
  'cli.undo-left-out': 'Non examinés, trop volumineux ou illisibles : {{files, list}}',
  'cli.check-not-json': 'ce n’est pas du JSON',
} as const satisfies French<typeof english>;
