import type { hunks as english } from '../../english/editor/hunks';
import type { German } from '../../translation/translation';

// A change decided part by part: verdicts on its hunks, comments on its lines.

export const hunks = {
  'hunks.accept-some': '{{accepted, number}} von {{all, number}} annehmen',
  'hunks.accept-none': 'Nichts davon annehmen',
  'hunks.count_one': '{{accepted, number}} von {{all, number}} Abschnitt angenommen',
  'hunks.count_other': '{{accepted, number}} von {{all, number}} Abschnitten angenommen',
  'hunks.none_one': 'Der einzige Abschnitt ist abgelehnt',
  'hunks.none_other': 'Keiner von {{all, number}} Abschnitten angenommen',
  'hunks.edited-too': 'mit eigenen Änderungen',
  'hunks.accept': 'Abschnitt {{place, number}} von {{all, number}} annehmen',
  'hunks.reject': 'Abschnitt {{place, number}} von {{all, number}} ablehnen',
  'hunks.announced-accepted': 'Abschnitt {{place, number}} von {{all, number}}, angenommen',
  'hunks.announced-rejected': 'Abschnitt {{place, number}} von {{all, number}}, abgelehnt',
  'hunks.comment-line': 'Zeile {{line}} kommentieren',
  'hunks.comments-go_one': 'Ihr Zeilenkommentar wird mitgesendet.',
  'hunks.comments-go_other': 'Ihre {{count, number}} Zeilenkommentare werden mitgesendet.',
  'hunks.is-rejected': 'Abgelehnt',
  'hunks.add-reason': 'Grund angeben',
  'hunks.change-reason': 'Grund ändern: {{reason}}',
  'hunks.reason': 'Warum dieser Abschnitt abgelehnt wird (optional)',
  'hunks.keep-reason': 'Grund übernehmen',
  'hunks.more-lines_one': '1 weitere Zeile',
  'hunks.more-lines_other': '{{count, number}} weitere Zeilen',
  'hunks.yours': 'eigene Änderung',
  'hunks.hunk-rejected': 'Abschnitt {{place, number}} abgelehnt',
  'hunks.said-on-original': 'Zu Zeile {{line}}, wie sie war',
  'hunks.said-on-proposed': 'Zu Zeile {{line}} des Vorschlags',
  'hunks.your-review': 'Was Sie dazu gesagt haben',
} as const satisfies German<typeof english>;
