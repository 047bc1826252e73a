import type { replaceReview as english } from '../../english/search/replace-review';
import type { French } from '../../translation/translation';

// Review of a replacement in many files: what it would do to each, and what became of it.

export const replaceReview = {
  'replace-review.name': 'Remplacer dans les fichiers',
  'replace-review.what': 'Remplacer `{{pattern}}` par `{{replacement}}`',
  'replace-review.by-nothing': 'Supprimer `{{pattern}}`',
  'replace-review.reading': 'Lecture des fichiers : {{done, number}} sur {{all, number}}…',
  'replace-review.apply_one': 'Remplacer dans {{count, number}} fichier',
  'replace-review.apply_many': 'Remplacer dans {{count, number}} de fichiers',
  'replace-review.apply_other': 'Remplacer dans {{count, number}} fichiers',
  'replace-review.nothing-accepted': 'Tous les fichiers sont exclus.',
  'replace-review.still-reading': 'Tous les fichiers ne sont pas encore lus.',
  'replace-review.files': 'Fichiers et leurs correspondances',
  'replace-review.cut': 'La recherche a été tronquée : seul ce qu’elle a trouvé est remplacé.',
  'replace-review.accept-file': 'Remplacer dans {{path}}',
  'replace-review.accept-match': 'Ligne {{line}} : {{text}}',
  'replace-review.some': '{{accepted, number}} sur {{all, number}}',
  'replace-review.unusable': 'Exclu',
  'replace-review.unusable-title': 'Ce fichier est exclu',
  'replace-review.unsaved': 'Exclu : non enregistré',
  'replace-review.unsaved-title': 'Exclu : des modifications ne sont pas enregistrées',
  'replace-review.unsaved-hint':
    'Rien n’est inséré dans un texte que vous êtes en train d’écrire. Enregistrez-le pour y remplacer aussi.',
  'replace-review.save': 'Enregistrer le fichier',
  'replace-review.open': 'Ouvrir le fichier',
  'replace-review.as-it-would-be': 'après remplacement',
  'replace-review.original-side': '{{path}}, état actuel, lecture seule',
  'replace-review.proposed-side': '{{path}}, après remplacement, lecture seule',
  'replace-review.read-again': 'Relire les fichiers',
  'replace-review.failed': 'Le remplacement ne peut pas être affiché',

  'replace-review.written_one': 'Remplacé dans {{count, number}} fichier.',
  'replace-review.written_many': 'Remplacé dans {{count, number}} de fichiers.',
  'replace-review.written_other': 'Remplacé dans {{count, number}} fichiers.',
  'replace-review.not-written_one': '{{count, number}} fichier a été laissé tel quel :',
  'replace-review.not-written_many': '{{count, number}} de fichiers ont été laissés tels quels :',
  'replace-review.not-written_other': '{{count, number}} fichiers ont été laissés tels quels :',
  'replace-review.undo': 'Annuler',
  'replace-review.undone_one': 'Annulé dans {{count, number}} fichier.',
  'replace-review.undone_many': 'Annulé dans {{count, number}} de fichiers.',
  'replace-review.undone_other': 'Annulé dans {{count, number}} fichiers.',
  'replace-review.failed-file': '{{path}} : {{why}}',
} as const satisfies French<typeof english>;
