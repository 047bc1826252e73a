import type { notices as english } from '../english/notices';
import type { French } from '../translation/translation';

// Notices: what a person is told that no call of theirs is answered with.

export const notices = {
  /** Sentences that stand together, each a text. */
  sentences: '{{all, sentences}}',

  'process.ends-by-bug':
    'Pilotfish a rencontré une erreur interne et se termine. Le journal dans son dossier de données contient les détails.',

  'web.key-refused':
    'La clé de la recherche web n’a pas été acceptée. Définissez-en une autre dans les paramètres, sous Web.',

  'file.gone-or-empty': '{{name}} a disparu ou est vide.',
  'file.empty': '{{name}} est vide : son contenu est perdu.',
  'file.invalid': '{{name}} n’est pas valide : ligne {{line}}, colonne {{column}} : {{what}}.',
  'file.nested-too-deep': 'imbrication de plus de {{levels, number}} niveaux',
  'file.no-object': 'objet entre accolades attendu',
  'file.put-aside': 'Il a été mis de côté sous le nom {{aside}}.',
  'file.written-anew': 'Il est réécrit entièrement.',
  'file.stays-in-use': 'Ce qui était utilisé jusqu’ici le reste.',
  'file.defaults-in-use': 'Les valeurs par défaut sont utilisées.',
  'trust.nothing-trusted': 'Tant qu’il n’est pas corrigé, aucun dossier n’est approuvé.',
  'trust.not-kept':
    'Ce que {{root}} apporte est utilisé, car un dossier qui le contient est approuvé, mais n’a pas pu être enregistré comme accepté : d’ici là, ses modifications ne font l’objet d’aucune question. {{reason}}',
  'file.mend-first':
    'Corrigez d’abord {{file}}, ou écrivez-y {} : tant qu’il ne peut pas être lu, rien n’y est modifié.',

  'data-files.syntax': 'Ce n’est pas du JSON : {{what}}.',
  'settings.not-used': 'settings.json : {{key}} : {{problem}}. Ce paramètre n’est pas utilisé.',
  'settings.entry-left-out': 'settings.json : {{key}} : {{problem}}. L’entrée {{entry}} est ignorée.',
  'settings.unknown-key':
    'settings.json : {{key}} : ce paramètre n’existe pas. Vouliez-vous dire {{nearest}} ?',
  'settings.id-is-reserved':
    'settings.json : providers[{{index}}].id : « {{id}} » : cet identifiant est réservé à un fournisseur intégré. L’entrée est ignorée.',
  'settings.id-used-twice':
    'settings.json : providers[{{index}}].id : « {{id}} » : cet identifiant est utilisé deux fois. L’entrée est ignorée.',
  'settings.missing':
    'settings.json était absent au démarrage, bien que Pilotfish ait déjà été utilisé : les fournisseurs de modèles qui s’y trouvaient, s’il y en avait, ont disparu. {{remains}} Remettez une copie du fichier à l’emplacement {{location}}, ou choisissez de nouveau un modèle dans les paramètres.',
  'settings.keys-and-chats-remain': 'Les clés et les conversations sont toujours là.',
  'settings.keys-remain': 'Les clés sont toujours là.',
  'settings.chats-remain': 'Les conversations sont toujours là.',
  'settings.key-moved':
    'settings.json : {{key}} a été déplacé là où les clés sont conservées, séparément des paramètres.',
  'settings.key-not-moved':
    'settings.json : {{key}} n’est pas utilisé, car il n’a pas pu être déplacé là où les clés sont conservées : {{why}}. Saisissez la clé sous « Web » dans les paramètres.',
  'settings.unwatched':
    'settings.json ne peut pas être surveillé : {{why}}. Ce qui y est modifié à la main sera pris en compte au prochain démarrage.',
  'environment.no-url':
    'OPENAI_BASE_URL n’est pas une adresse http ou https : les requêtes qui l’utilisent échoueront.',
  'environment.password-in-url':
    'OPENAI_BASE_URL contient un nom ou un mot de passe, qui n’est pas envoyé : les requêtes qui l’utilisent échoueront. Retirez-le et indiquez-le dans OPENAI_API_KEY.',

  'secrets.gone':
    'Le fichier secrets a disparu, et avec lui les clés qu’il contenait. Celles qui sont utilisées le restent jusqu’à ce que Pilotfish se termine ; elles sont de nouveau enregistrées dès qu’une clé est enregistrée dans les paramètres.',
  'secrets.not-in-use':
    'Les clés qu’il contient ne sont pas utilisées : saisissez-les de nouveau dans les paramètres, ou corrigez ce fichier et remettez-le à sa place.',
  'secrets.empty':
    'Le fichier secrets est vide : les clés qu’il contenait sont perdues. Il a été mis de côté sous le nom {{aside}}. Saisissez-les de nouveau dans les paramètres ; celles qui sont utilisées le restent.',
  'secrets.foreign_one':
    'Le fichier secrets contient un élément qui n’est pas l’une de nos clés : {{names, quoted, list}}. Le fichier d’origine est conservé sous le nom {{aside}}. Les autres clés sont utilisées ; saisissez de nouveau celle-ci dans les paramètres.',
  'secrets.foreign_many':
    'Le fichier secrets contient des éléments qui ne sont pas nos clés : {{names, quoted, list}}. Le fichier d’origine est conservé sous le nom {{aside}}. Les autres clés sont utilisées ; saisissez de nouveau celles-ci dans les paramètres.',
  'secrets.foreign_other':
    'Le fichier secrets contient des éléments qui ne sont pas nos clés : {{names, quoted, list}}. Le fichier d’origine est conservé sous le nom {{aside}}. Les autres clés sont utilisées ; saisissez de nouveau celles-ci dans les paramètres.',
  'secrets.of-the-desktop':
    'La clé « {{name}} » a été enregistrée par l’application de bureau et ne peut pas être lue ici. Saisissez-la de nouveau dans les paramètres, ou indiquez-la dans OPENAI_API_KEY.',
  'secrets.not-decrypted':
    'Le système n’a pas pu déchiffrer la clé « {{name}} ». Saisissez-la de nouveau dans les paramètres, ou indiquez-la dans OPENAI_API_KEY.',

  'auto.clock-set-back':
    'Le mode Auto est terminé : l’horloge de cette machine a été retardée, si bien que sa durée écoulée est inconnue.',
  'chat.lines-skipped_one':
    '{{count, number}} ligne de cette conversation n’a pas pu être lue et a été ignorée. Rien n’a été supprimé de {{path}}.',
  'chat.lines-skipped_many':
    '{{count, number}} de lignes de cette conversation n’ont pas pu être lues et ont été ignorées. Rien n’a été supprimé de {{path}}.',
  'chat.lines-skipped_other':
    '{{count, number}} lignes de cette conversation n’ont pas pu être lues et ont été ignorées. Rien n’a été supprimé de {{path}}.',

  'compact.nothing': 'Il n’y a encore rien à résumer.',
  'compact.none': 'il n’y en a aucun',
  'compact.failed_zero':
    'Les tours précédents n’ont pas pu être résumés : {{reason, unended}}. Il ne reste rien à laisser de côté ; commencez une nouvelle conversation si le modèle ne peut pas continuer.',
  'compact.failed_one':
    'Les tours précédents n’ont pas pu être résumés : {{reason, unended}}. La sortie d’outil la plus ancienne a été retirée de ce que voit le modèle.',
  'compact.failed_many':
    'Les tours précédents n’ont pas pu être résumés : {{reason, unended}}. Les {{count, number}} de sorties d’outils les plus anciennes ont été retirées de ce que voit le modèle.',
  'compact.failed_other':
    'Les tours précédents n’ont pas pu être résumés : {{reason, unended}}. Les {{count, number}} sorties d’outils les plus anciennes ont été retirées de ce que voit le modèle.',

  'quick-ask-shortcut.not-had':
    'Le raccourci des questions rapides n’est pas disponible : {{keys}} appartient à une autre application ou n’est pas un raccourci. Vous pouvez en choisir un autre dans les paramètres.',
  'recent.not-kept': 'La liste des projets récents ne peut pas être conservée : {{why}}',
  'window.too-long':
    'Votre texte dans {{path}} est trop long pour être conservé : enregistrez-le avant de recharger ou de fermer cette fenêtre.',
  'window.not-kept': 'Ce qui est ouvert et saisi dans cette fenêtre ne peut pas être conservé : {{why}}',
  'terminal.none':
    'Les commandes s’exécutent sans terminal : son processus ne peut pas être démarré ({{why}}).',

  'server.open-to-others':
    'Pilotfish écoute sur {{address}}, où d’autres personnes du réseau peuvent y accéder et lire les échanges, car rien n’est chiffré : retirez --host et, depuis une autre machine, utilisez un tunnel tel que « ssh -L {{port}}:127.0.0.1:{{port}} ».',
} as const satisfies French<typeof english>;
