import type { approvalCard as english } from '../english/approval-card';
import type { French } from '../translation/translation';

// A question on its card: what would happen, why it asks, and what to know before it is answered.

export const approvalCard = {
  'approval-card.name': 'Accord demandé : {{title}}',
  'approval-card.dangerous': 'Dangereux :',
  'approval-card.open-diff': 'Ouvrir le diff',
  'approval-card.scroll-up': 'Faites d’abord défiler jusqu’au début.',
  'approval-card.scroll-down': 'Faites d’abord défiler jusqu’à la fin.',

  'approval-card.announced': 'Question : {{title}}. {{subject}} Appuyez sur {{keys}} pour y aller.',
  'approval-card.announced-danger':
    'Question : {{title}}. Dangereux : {{why}}. {{subject}} Appuyez sur {{keys}} pour y aller.',
  'approval-card.no-file-change': 'Il n’y a aucune modification de fichier à afficher.',
  'approval-card.command': 'Commande : {{command}}',
  'approval-card.file-change': '{{change}} : {{added}}, {{removed}}.',
  'approval-card.lines-added_one': '{{count, number}} ligne ajoutée',
  'approval-card.lines-added_many': '{{count, number}} de lignes ajoutées',
  'approval-card.lines-added_other': '{{count, number}} lignes ajoutées',
  'approval-card.lines-removed_one': '{{count, number}} ligne supprimée',
  'approval-card.lines-removed_many': '{{count, number}} de lignes supprimées',
  'approval-card.lines-removed_other': '{{count, number}} lignes supprimées',

  'approval-card.new-file': 'Nouveau fichier',
  'approval-card.moved': 'Renommé',
  'approval-card.moved-paths': '{{from}} → {{to}}',
  'approval-card.change': 'Modification',
  'approval-card.deletion': 'Suppression',
  'approval-card.asks-because': 'Question posée car {{why}}',
  /** After the kind of change and the path of the file. */
  'approval-card.file-asks-because': 'question posée car {{why}}',
  'approval-card.approximate':
    'Le texte à remplacer n’a pas été trouvé à l’identique, mais par correspondance approximative ({{how}}). Vérifiez l’emplacement.',
  'approval-card.with-edits':
    'Affiché avec vos modifications. « {{accept}} » seul retient la proposition telle que le modèle l’a écrite.',
  'approval-card.stale': 'La proposition ne s’applique plus.',
  'approval-card.conflict':
    'La proposition a été recalculée après vos modifications. Votre texte est conservé.',
  'approval-card.look-again': 'Revoir',
  'approval-card.drop-edits': 'Abandonner mes modifications',

  'approval-card.loading-change': 'Chargement de la modification…',
  'approval-card.too-large':
    'Cette modification est trop volumineuse pour être affichée ici. Ouvrez le diff.',

  'approval-card.edit-command': 'Modifier la commande',
  'approval-card.edited-command': 'Commande, modifiable',
  'approval-card.command-parts': 'Parties de la commande',
  'approval-card.program': 'Exécute',
  /** Of one that reads what the program before it prints. */
  'approval-card.next-program': 'puis, sur sa sortie',
  'approval-card.programs-in-project': 'Dans le dossier du projet, sans shell. Lit :',
  'approval-card.needs-no-question': 'sans question',
  'approval-card.runs-in-project': 'Dans le dossier du projet',
  'approval-card.in-sandbox':
    'Dans le bac à sable : elle ne peut écrire que dans ce projet et les caches, et ne joint aucun hôte non autorisé',
  'approval-card.in-sandbox-writing':
    'Dans le bac à sable ; outre ce projet et les caches, elle peut écrire dans {{places, list}}, cette fois',
  'approval-card.sandbox-lifted': 'Hors du bac à sable, comme vous l’avez demandé',
  'approval-card.without-sandbox': 'Hors du bac à sable. {{why, sentence}}',
  'approval-card.runs-in': 'Dans {{folder}}',
  'approval-card.deletes': 'Supprime {{files}}',
  'approval-card.writes': 'Écrit {{files}}',
  'approval-card.files': '{{files, list}}',
  'approval-card.files-and-more': '{{files, list}} (et {{more, number}} de plus)',
  'approval-card.would-be-lost': 'Ce qui serait perdu :',
} as const satisfies French<typeof english>;
