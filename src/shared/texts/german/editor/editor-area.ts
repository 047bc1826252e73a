import type { editorArea as english } from '../../english/editor/editor-area';
import type { German } from '../../translation/translation';

// Editor area: its tabs, and files to read.

export const editorArea = {
  'editor-area.name': 'Editor',
  'editor-area.empty': 'Hier prüfen Sie Änderungen',
  'editor-area.empty-hint':
    'Jede Änderung, die das Modell vorschlägt, öffnet sich als Diff nebeneinander. Sie können sie ändern, bevor Sie sie annehmen.',
  'editor-area.hint-next-change': 'Nächste offene Änderung',
  'editor-area.hint-open-file': 'Im Baum ausgewählte Datei öffnen',
  'editor-area.hint-terminal': 'Zum Terminal und zurück',
  'editor-area.hint-close-tab': 'Registerkarte schließen',

  'editor-area.tabs': 'Geöffnete Dateien',
  'editor-area.open-tabs': 'Alle geöffneten Registerkarten',
  'editor-area.not-saved': 'nicht gespeichert',
  'editor-area.preview-tab': '{{path}} (Vorschau: Doppelklick lässt sie geöffnet)',
  /** These two follow a file's name. */
  'editor-area.preview': ', Vorschau',
  'editor-area.proposal': '(Vorschlag)',
  'editor-area.unpin': '{{name}} lösen',
  'editor-area.breadcrumbs': 'Wo die Datei liegt',
  'editor-area.show-in-tree': '{{path}} im Projektbaum anzeigen',
  'editor-area.close-file': '{{name}} schließen',
  'editor-area.close-proposal': '{{name}} schließen (Vorschlag)',

  'editor-area.file-failed': 'Diese Datei kann nicht angezeigt werden',
  'editor-area.file-unshowable': 'Hier gibt es nichts anzuzeigen',
  'editor-area.file-deleted':
    'Diese Datei ist nicht mehr auf dem Datenträger. Angezeigt wird, was sie enthielt, als sie zuletzt gelesen wurde.',
  'editor-area.large':
    'Diese Datei ist groß oder hat sehr lange Zeilen: Sie wird ohne Farben und Einklappen angezeigt.',
  'editor-area.colours-on': 'Farben einschalten',
  'editor-area.beginning':
    'Angezeigt werden die ersten {{shown, tenths}} MB von {{size, tenths}} MB: Die Datei ist zu groß, um sie hier zu bearbeiten.',
  'editor-area.beginning-read-only':
    'Das ist nur der Anfang der Datei, deshalb kann er hier nicht bearbeitet werden.',
  'editor-area.image': 'Bild {{path}}',

  'editor-area.text-read-only': '{{path}}, schreibgeschützt',
  'editor-area.text-marked': '{{text}}, die angenommene Änderung ist markiert: {{places, list}}',
  'editor-area.text-marked_rest':
    '{{text}}, die angenommene Änderung ist markiert: {{places, list}} und weitere',
  'editor-area.marked-lines': 'Zeilen {{from}} bis {{to}}',
  'editor-area.marked-lines_same': 'Zeile {{from}}',
  'editor-area.read-only':
    'Diese Datei hat Zeilenenden, die dieser Editor anders schreiben würde. Bitten Sie im Chat um eine Änderung.',
  'editor-area.mark-added': 'Durch die angenommene Änderung hinzugefügt',
  'editor-area.mark-changed': 'Durch die angenommene Änderung geändert',
  'editor-area.mark-removed': 'Hier wurden durch die angenommene Änderung Zeilen entfernt',
} as const satisfies German<typeof english>;
