import type { projectPanel as english } from '../english/project-panel';
import type { French } from '../translation/translation';

// Project panel: the tree of the project's files, or a way to open a folder.

export const projectPanel = {
  'project-panel.name': 'Projet',
  'project-panel.views': 'Contenu de la colonne',
  'project-panel.files': 'Fichiers',
  'project-panel.search': 'Recherche',
  'project-panel.tree': 'Fichiers de {{project}}',
  'project-panel.loading-folder': 'Chargement…',
  'project-panel.empty-folder': 'Dossier vide',
  'project-panel.empty': 'Rien ici pour l’instant',
  'project-panel.empty-why': 'Créez un fichier, ou demandez‑en un dans la conversation.',
  'project-panel.retry': 'Réessayer',

  'project-panel.created-by-agent': 'Créé par l’agent dans cette conversation',
  'project-panel.changed-by-agent': 'Modifié par l’agent dans cette conversation',
  'project-panel.holds-changes-by-agent':
    'Contient des fichiers que l’agent a modifiés dans cette conversation',
  'project-panel.proposal-waits': 'Une proposition le concernant attend votre réponse',
  'project-panel.holds-waiting-proposal':
    'Contient des fichiers pour lesquels une proposition attend votre réponse',

  'project-panel.git-modified': 'Modifié',
  'project-panel.git-added': 'Ajouté',
  'project-panel.git-untracked': 'Non suivi',
  'project-panel.git-deleted': 'Supprimé',
  'project-panel.git-renamed': 'Renommé',
  'project-panel.git-conflict': 'Conflit',
  'project-panel.git-holds-changes': 'Contient des modifications',

  /** The name of a row, with all that its colour, icon and letter say. */
  'project-panel.row': '{{name}}',
  'project-panel.row_remarks': '{{name}}, {{remarks, list}}',
  'project-panel.remark-link': 'lien',
  'project-panel.remark-broken-link': 'lien rompu',
  'project-panel.remark-other': 'pas un fichier ordinaire',
  'project-panel.remark-ignored': 'ignoré par git',
  'project-panel.remark-waiting': 'une proposition en attente',
  'project-panel.remark-holds-waiting': 'contient des fichiers avec des propositions en attente',
  'project-panel.remark-created': 'créé par l’agent',
  'project-panel.remark-changed': 'modifié par l’agent',
  'project-panel.remark-holds-changes': 'contient des fichiers modifiés par l’agent',
  /** A mark as one of the remarks. */
  'project-panel.remark-git': '{{mark, lowercase}}',

  'project-panel.none-open': 'Aucun dossier n’est ouvert',
  'project-panel.not-opened': 'Le dossier n’a pas été ouvert',
  'project-panel.not-opened-why':
    'Quatre fois de suite, Pilotfish s’est terminé de façon inattendue peu après avoir ouvert ce dossier. Ouvrez-le malgré tout ou choisissez‑en un autre.',
  'project-panel.gone': 'Le dossier a disparu',
  'project-panel.gone-why':
    '{{folder}} a été déplacé, renommé ou supprimé. Rien n’est perdu de vos conversations.',
  'project-panel.folder-field': 'Dossier sur cette machine',
  'project-panel.open': 'Ouvrir',
  'project-panel.browse': 'Parcourir…',
  'project-panel.recent': 'Projets récents',
  'project-panel.missing': 'Introuvable : {{folder}}',
} as const satisfies French<typeof english>;
