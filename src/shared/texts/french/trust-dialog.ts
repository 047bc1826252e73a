import type { trustDialog as english } from '../english/trust-dialog';
import type { French } from '../translation/translation';

// Workspace trust: the dialog that lists what a folder brings.

export const trustDialog = {
  'trust.title': 'Approuver ce dossier ?',
  'trust.title-trusted': 'Ce dossier est approuvé',
  'trust.title-changed': 'Accepter ce qui a changé dans ce dossier ?',
  /** What stands between backticks is the path. */
  'trust.about':
    'Ce que les fichiers du dossier apportent est laissé de côté tant que vous ne lui faites pas confiance ; tout le reste fonctionne. La confiance porte sur le chemin `{{path}}` : ce qui s’y trouvera plus tard est approuvé aussi, mais les agents et ce qui exécute des programmes demandent de nouveau votre accord à chaque changement.',
  'trust.about-trusted':
    'La confiance porte sur le chemin `{{path}}` : ce qui s’y trouvera plus tard est approuvé aussi, mais les agents et ce qui exécute des programmes demandent de nouveau votre accord à chaque changement.',
  'trust.about-around':
    '`{{path}}` est approuvé parce que tout ce que contient `{{around}}` l’est. Les agents et ce qui exécute des programmes demandent de nouveau votre accord à chaque changement.',

  'trust.list': 'Ce que les fichiers du dossier apportent',
  'trust.looking': 'Examen de ce que ce dossier apporte',
  'trust.runs': 'Programmes qui seraient exécutés',
  'trust.tells': 'Contenu communiqué au modèle',

  'trust.new': 'Nouveau',
  'trust.unusable': 'Inutilisable',
  'trust.difference': 'Depuis l’acceptation :',
  'trust.whole': 'L’ensemble :',
  'trust.definition': 'Définition de {{name}}',

  'trust.stay-restricted': 'Ne pas approuver',
  'trust.trust-parent': 'Approuver le dossier parent « {{name}} »',
  'trust.trust-folder': 'Approuver ce dossier',
  'trust.accept-changes': 'Accepter dans l’état actuel',
  'trust.stop': 'Ne plus approuver',
  'trust.stop-around': 'Ne plus approuver « {{name}} » et son contenu',
} as const satisfies French<typeof english>;
