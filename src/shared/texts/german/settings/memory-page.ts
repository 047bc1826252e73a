import type { memoryPage as english } from '../../english/settings/memory-page';
import type { German } from '../../translation/translation';

// Memory in the settings: what is remembered, and what can be done with it.

export const memoryPage = {
  'memory-page.lead':
    'Was jeder Chat zu Beginn erfährt. Das Modell ergänzt es, wenn Sie es bitten, sich etwas zu merken; hier können Sie es durchsehen.',
  'memory-page.loading': 'Das Gedächtnis wird gelesen…',
  'memory-page.no-project': 'Kein Ordner geöffnet',
  'memory-page.no-project-hint':
    'Öffnen Sie einen Ordner, um zu sehen, was für ihn und für jedes Projekt gemerkt ist.',
  'memory-page.project': 'Dieses Projekt',
  'memory-page.global': 'Jedes Projekt',
  'memory-page.file': 'In {{path}}',
  'memory-page.file-to-be': 'In {{path}} (wird mit dem ersten Eintrag angelegt)',
  'memory-page.holds-more': 'Die Datei enthält mehr als diese Einträge; auch das wird dem Modell mitgeteilt.',
  'memory-page.not-trusted':
    'Diesem Ordner wird nicht vertraut, daher erfährt das Modell nicht, was hier steht.',
  'memory-page.none':
    'Noch keine Einträge. Fügen Sie einen Eintrag hinzu, oder sagen Sie dem Modell, dass es sich etwas merken soll.',
  'memory-page.no-match': 'Kein Eintrag enthält diese Wörter.',
  'memory-page.find': 'Eintrag suchen',
  'memory-page.entries': 'Einträge: {{place}}',
  'memory-page.edit': '„{{fact}}“ bearbeiten',
  'memory-page.edited': 'Eintrag',
  'memory-page.save': 'Speichern',
  'memory-page.cancel': 'Abbrechen',
  'memory-page.move-to-global': 'Zu „Jedes Projekt“ verschieben: „{{fact}}“',
  'memory-page.move-to-project': 'Zu „Dieses Projekt“ verschieben: „{{fact}}“',
  'memory-page.remove': '„{{fact}}“ entfernen',
  'memory-page.removed': '„{{fact}}“ entfernt',
  'memory-page.undo': 'Rückgängig',
  'memory-page.add': 'Neuer Eintrag: {{place}}',
  'memory-page.add-hint': 'Eine Tatsache in einem Satz, z. B. „Tests werden mit npm test ausgeführt.“',
  'memory-page.add-now': 'Hinzufügen',
  'memory-page.tidy': 'Aufräumen…',
  'memory-page.tidying': 'Das Modell räumt auf…',
  'memory-page.tidy-heading': 'Gedächtnis aufräumen',
  'memory-page.tidy-means':
    'Das Modell wurde gebeten, zusammenzufassen, was dasselbe sagt, und den Rest zu gruppieren. Es wird nichts geschrieben, bevor Sie es annehmen.',
  'memory-page.tidy-lost_one': '1 Eintrag ist nicht mehr so da, wie er war:',
  'memory-page.tidy-lost_other': '{{count, number}} Einträge sind nicht mehr so da, wie sie waren:',
  'memory-page.tidy-lost-none': 'Jeder Eintrag ist noch da, Wort für Wort.',
  'memory-page.tidy-same': 'Es ist schon aufgeräumt: Das Modell würde nichts ändern.',
  'memory-page.tidy-accept': 'Annehmen',
  'memory-page.tidy-reject': 'Lassen, wie es ist',
  'memory-page.offer':
    'In {{path}} liegt ein Gedächtnis von {{program}}. Soll es in das übernommen werden, was für jedes Projekt gilt?',
  'memory-page.offer-take': 'Übernehmen',
  'memory-page.offer-leave': 'Nein, danke',
} as const satisfies German<typeof english>;
