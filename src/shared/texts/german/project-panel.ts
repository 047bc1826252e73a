import type { projectPanel as english } from '../english/project-panel';
import type { German } from '../translation/translation';

// Project panel: the tree of the project's files, or a way to open a folder.

export const projectPanel = {
  'project-panel.name': 'Projekt',
  'project-panel.views': 'Was die Spalte zeigt',
  'project-panel.files': 'Dateien',
  'project-panel.search': 'Suche',
  'project-panel.tree': 'Dateien von {{project}}',
  'project-panel.loading-folder': 'Wird geladen…',
  'project-panel.empty-folder': 'Leerer Ordner',
  'project-panel.empty': 'Noch nichts hier',
  'project-panel.empty-why': 'Legen Sie eine Datei an, oder bitten Sie im Chat darum.',
  'project-panel.retry': 'Erneut versuchen',

  'project-panel.created-by-agent': 'Vom Agenten in diesem Chat angelegt',
  'project-panel.changed-by-agent': 'Vom Agenten in diesem Chat geändert',
  'project-panel.holds-changes-by-agent': 'Enthält Dateien, die der Agent in diesem Chat geändert hat',
  'project-panel.proposal-waits': 'Ein Vorschlag dafür wartet auf Ihre Antwort',
  'project-panel.holds-waiting-proposal': 'Enthält Dateien, für die ein Vorschlag auf Ihre Antwort wartet',

  'project-panel.git-modified': 'Geändert',
  'project-panel.git-added': 'Hinzugefügt',
  'project-panel.git-untracked': 'Nicht nachverfolgt',
  'project-panel.git-deleted': 'Gelöscht',
  'project-panel.git-renamed': 'Umbenannt',
  'project-panel.git-conflict': 'Konflikt',
  'project-panel.git-holds-changes': 'Enthält Änderungen',

  /** The name of a row, with all that its colour, icon and letter say. */
  'project-panel.row': '{{name}}',
  'project-panel.row_remarks': '{{name}}, {{remarks, list}}',
  'project-panel.remark-link': 'Link',
  'project-panel.remark-broken-link': 'defekter Link',
  'project-panel.remark-other': 'keine gewöhnliche Datei',
  'project-panel.remark-ignored': 'von Git ignoriert',
  'project-panel.remark-waiting': 'offener Vorschlag',
  'project-panel.remark-holds-waiting': 'enthält Dateien mit offenen Vorschlägen',
  'project-panel.remark-created': 'vom Agenten angelegt',
  'project-panel.remark-changed': 'vom Agenten geändert',
  'project-panel.remark-holds-changes': 'enthält Dateien, die der Agent geändert hat',
  /** A mark as one of the remarks. */
  'project-panel.remark-git': 'Git: {{mark}}',

  'project-panel.none-open': 'Kein Ordner geöffnet',
  'project-panel.not-opened': 'Der Ordner wurde nicht geöffnet',
  'project-panel.not-opened-why':
    'Viermal nacheinander wurde Pilotfish unerwartet beendet, kurz nachdem es diesen Ordner geöffnet hatte. Öffnen Sie ihn trotzdem, oder wählen Sie einen anderen.',
  'project-panel.gone': 'Der Ordner ist verschwunden',
  'project-panel.gone-why':
    '{{folder}} wurde verschoben, umbenannt oder gelöscht. Von Ihren Chats ist nichts verloren.',
  'project-panel.folder-field': 'Ordner auf diesem Rechner',
  'project-panel.open': 'Öffnen',
  'project-panel.browse': 'Durchsuchen…',
  'project-panel.recent': 'Zuletzt geöffnet',
  'project-panel.missing': 'Fehlt: {{folder}}',
} as const satisfies German<typeof english>;
