import type { review as english } from '../../english/editor/review';
import type { French } from '../../translation/translation';

// Review of a proposed change: both sides of its diff, what there is to know about it, and how to answer it.

export const review = {
  'review.name': 'Révision : {{path}}',
  'review.failed': 'Cette modification ne peut pas être affichée',
  'review.batch': 'Modifications de ce lot',
  'review.ahead-note':
    'Cette modification vient plus tard ; elle est montrée sur le fichier tel que les précédentes le laisseraient.',
  'review.ahead-back': 'Revenir à {{file}}',
  'review.ahead-is-none': 'En l’état, cette modification ne change rien qui puisse être montré.',
  'review.waits-now': 'en attente',
  'review.ahead-before': 'Avant cette modification : {{path}}',
  'review.ahead-after': 'Après cette modification : {{path}}',
  'review.before-it': 'avant',
  'review.after-it': 'après',
  'review.is-loading': 'La proposition a changé et est en cours de chargement.',
  'review.edits-first': 'Conservez ou abandonnez d’abord vos modifications de l’ancienne proposition.',

  'review.edits-older':
    'Le fichier a changé sur le disque après vos modifications. La proposition contient toujours votre texte : revoyez-le avant de le conserver.',
  'review.keep-text': 'Conserver mon texte',
  'review.drop-edits': 'Abandonner mes modifications',
  'review.afresh': 'Le fichier a changé sur le disque ; voici la proposition recalculée.',
  'review.unsaved':
    'Un onglet contient du texte non enregistré de ce fichier. Il n’est pas comparé ici et reste tel quel si vous acceptez.',
  'review.show-unsaved': 'L’afficher',
  'review.save-unsaved': 'L’enregistrer d’abord',
  'review.approximate':
    'Le texte à remplacer n’a pas été trouvé à l’identique, mais par correspondance approximative ({{how}}). Vérifiez l’emplacement.',

  'review.asks-because': 'Question posée car {{why}}',
  'review.too-large':
    'Trop volumineux pour être comparé ligne par ligne : les modifications sont affichées par blocs plus grands, qui peuvent contenir des lignes inchangées.',
  'review.edited':
    'Vous avez modifié la proposition. « {{accept}} » la retient telle que le modèle l’a écrite.',

  'review.as-it-is': 'actuel',
  'review.moved': 'renommé : {{from}} → {{to}}',
  'review.proposed-file': 'nouveau fichier proposé (modifiable)',
  'review.proposed-text': 'proposé (modifiable)',
  'review.proposed-nothing': 'proposition : aucun fichier',
  'review.side-by-side': 'Côte à côte',
  'review.side-by-side-later': 'Côte à côte : il n’y a pas la place pour deux côtés',
  'review.inline-too-long': 'Côte à côte : trop de lignes retirées pour une seule colonne',
  'review.file-place': '{{place, number}} sur {{all, number}}',
  'review.whitespace': 'Afficher les différences d’espaces',
  'review.whitespace-hidden': 'Espaces non comparés',
  'review.wrap': 'Retour automatique à la ligne',

  'review.original-side': '{{path}}, état actuel, lecture seule',
  'review.proposed-side': '{{path}}, proposition, modifiable',
  'review.deleted-side': '{{path}} serait supprimé',
  'review.only-shown': 'Les deux côtés sont seulement affichés ici. Ouvrez le fichier pour le modifier.',
  'review.read-only': 'Seul le côté proposé peut être modifié.',
} as const satisfies French<typeof english>;
