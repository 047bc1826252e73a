import type { searchPanel as english } from '../../english/search/search-panel';
import type { German } from '../../translation/translation';

// Search panel: what is looked for in the files of the project, and where it was found.

export const searchPanel = {
  'search-panel.name': 'Suche',
  'search-panel.pattern': 'Suchen',
  'search-panel.replacement': 'Ersetzen durch',
  'search-panel.show-replacement': 'Ersetzen',
  'search-panel.case': 'Groß-/Kleinschreibung beachten',
  'search-panel.words': 'Nur ganze Wörter',
  'search-panel.expression': 'Regulärer Ausdruck',
  'search-panel.filters': 'Welche Dateien',
  'search-panel.include': 'Nur in Dateien',
  'search-panel.exclude': 'Nicht in: …',
  'search-panel.include-example': 'Nur in: src, *.ts',
  'search-panel.ignored': 'Auch von Git Ignoriertes',
  'search-panel.refresh': 'Erneut suchen',
  'search-panel.clear': 'Leeren',
  'search-panel.fold': 'Alle Dateien zuklappen',
  'search-panel.review': 'Ersetzen…',
  'search-panel.review-hint': 'Zeigt jede Änderung, bevor etwas geschrieben wird',

  'search-panel.empty': 'In Dateien suchen',
  'search-panel.empty-hint':
    'Was Sie eingeben, wird in allen Dateien des Projekts gesucht, aber nicht in dem, was Git ignoriert.',
  'search-panel.none': 'Es wurde nichts gefunden',
  'search-panel.none-hint': 'Prüfen Sie die Suchoptionen und die Dateifilter.',
  'search-panel.searching': 'Suche läuft…',
  'search-panel.results': 'Ergebnisse',
  'search-panel.matches_one': '1 Treffer',
  'search-panel.matches_other': '{{count, number}} Treffer',
  'search-panel.files_one': '1 Datei',
  'search-panel.files_other': '{{count, number}} Dateien',
  'search-panel.found': '{{matches}} in {{files}}',
  'search-panel.finding': '{{found}}, Suche läuft…',
  'search-panel.cut': '{{found}}. Es gibt mehr: Die Suche endet hier. Grenzen Sie sie ein, um alle zu sehen.',
  'search-panel.beyond': '+{{more, number}}',
  'search-panel.file-row': '{{path}}, {{matches}}',
  'search-panel.line-row': 'Zeile {{line}}: {{text}}',
} as const satisfies German<typeof english>;
