import type { hunks as english } from '../../english/editor/hunks';
import type { French } from '../../translation/translation';

// A change decided part by part: verdicts on its hunks, comments on its lines.

export const hunks = {
  'hunks.accept-some': 'Accepter {{accepted, number}} sur {{all, number}}',
  'hunks.accept-none': 'Ne rien en accepter',
  'hunks.count_one': '{{accepted, number}} partie acceptée sur {{all, number}}',
  'hunks.count_many': 'Parties acceptées : {{accepted, number}} sur {{all, number}}',
  'hunks.count_other': 'Parties acceptées : {{accepted, number}} sur {{all, number}}',
  'hunks.none_one': 'La seule partie est rejetée',
  'hunks.none_many': 'Parties acceptées : 0 sur {{all, number}}',
  'hunks.none_other': 'Parties acceptées : 0 sur {{all, number}}',
  'hunks.edited-too': 'avec vos propres modifications',
  'hunks.accept': 'Accepter la partie {{place, number}} sur {{all, number}}',
  'hunks.reject': 'Rejeter la partie {{place, number}} sur {{all, number}}',
  'hunks.announced-accepted': 'Partie {{place, number}} sur {{all, number}}, acceptée',
  'hunks.announced-rejected': 'Partie {{place, number}} sur {{all, number}}, rejetée',
  'hunks.comment-line': 'Commenter la ligne {{line}}',
  'hunks.comments-go_one': 'Votre commentaire sur une ligne est joint.',
  'hunks.comments-go_many': 'Vos {{count, number}} commentaires sur des lignes sont joints.',
  'hunks.comments-go_other': 'Vos {{count, number}} commentaires sur des lignes sont joints.',
  'hunks.is-rejected': 'Rejetée',
  'hunks.add-reason': 'Donner une raison',
  'hunks.change-reason': 'Modifier la raison : {{reason}}',
  'hunks.reason': 'Pourquoi cette partie est rejetée (facultatif)',
  'hunks.keep-reason': 'Garder la raison',
  'hunks.more-lines_one': '{{count, number}} ligne de plus',
  'hunks.more-lines_many': '{{count, number}} lignes de plus',
  'hunks.more-lines_other': '{{count, number}} lignes de plus',
  'hunks.yours': 'votre propre modification',
  'hunks.hunk-rejected': 'Partie {{place, number}} rejetée',
  'hunks.said-on-original': 'Sur la ligne {{line}} telle qu’elle était',
  'hunks.said-on-proposed': 'Sur la ligne {{line}} telle que proposée',
  'hunks.your-review': 'Ce que vous en avez dit',
} as const satisfies French<typeof english>;
