import type { editorArea as english } from '../../english/editor/editor-area';
import type { French } from '../../translation/translation';

// Editor area: its tabs, and files to read.

export const editorArea = {
  'editor-area.name': 'Éditeur',
  'editor-area.empty': 'Les modifications se vérifient ici',
  'editor-area.empty-hint':
    'Chaque modification que le modèle propose s’ouvre sous forme de diff côte à côte. Vous pouvez la retoucher avant de l’accepter.',
  'editor-area.hint-next-change': 'Prochaine modification en attente',
  'editor-area.hint-open-file': 'Ouvrir la sélection de l’arborescence',
  'editor-area.hint-terminal': 'Terminal, et retour',
  'editor-area.hint-close-tab': 'Fermer un onglet',

  'editor-area.tabs': 'Fichiers ouverts',
  'editor-area.open-tabs': 'Tous les onglets ouverts',
  'editor-area.not-saved': 'non enregistré',
  'editor-area.preview-tab': '{{path}} (aperçu : double-cliquez pour le garder ouvert)',
  /** These two follow a file's name. */
  'editor-area.preview': ', aperçu',
  'editor-area.proposal': '(proposition)',
  'editor-area.unpin': 'Désépingler {{name}}',
  'editor-area.breadcrumbs': 'Emplacement du fichier',
  'editor-area.show-in-tree': 'Afficher {{path}} dans l’arborescence',
  'editor-area.close-file': 'Fermer {{name}}',
  'editor-area.close-proposal': 'Fermer {{name}} (proposition)',

  'editor-area.file-failed': 'Ce fichier ne peut pas être affiché',
  'editor-area.file-unshowable': 'Rien à afficher ici',
  'editor-area.file-deleted':
    'Ce fichier n’est plus sur le disque. Vous voyez son contenu tel qu’il a été lu pour la dernière fois.',
  'editor-area.large':
    'Ce fichier est volumineux ou a de très longues lignes : il est affiché sans couleurs ni repli.',
  'editor-area.colours-on': 'Activer les couleurs',
  'editor-area.beginning':
    'Voici les {{shown, tenths}} premiers Mo sur {{size, tenths}} Mo : le fichier est trop volumineux pour être modifié ici.',
  'editor-area.beginning-read-only': 'Ce n’est que le début du fichier : il ne peut pas être modifié ici.',
  'editor-area.image': 'Image {{path}}',

  'editor-area.text-read-only': '{{path}}, lecture seule',
  'editor-area.text-marked':
    '{{text}}, la modification que vous avez acceptée est signalée à ces endroits : {{places, list}}',
  'editor-area.text-marked_rest':
    '{{text}}, la modification que vous avez acceptée est signalée à ces endroits, entre autres : {{places, list}}',
  'editor-area.marked-lines': 'lignes {{from}} à {{to}}',
  'editor-area.marked-lines_same': 'ligne {{from}}',
  'editor-area.read-only':
    'Ce fichier a des types de fins de ligne que cet éditeur réécrirait. Demandez la modification dans la conversation.',
  'editor-area.mark-added': 'Ajouté par la modification que vous avez acceptée',
  'editor-area.mark-changed': 'Modifié par la modification que vous avez acceptée',
  'editor-area.mark-removed': 'Des lignes ont été supprimées ici par la modification que vous avez acceptée',
} as const satisfies French<typeof english>;

/** `places` in the text, and how many more there are. */
