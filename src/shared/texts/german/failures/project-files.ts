import type { projectFiles as english } from '../../english/failures/project-files';
import type { German } from '../../translation/translation';

// Project files: why one cannot be opened, listed, shown or written, and what another program did to one. The model is
// told the most of it in the same words.

export const projectFiles = {
  'project-files.outside': 'Pfad muss innerhalb des Projekts liegen: {{path}}',
  'project-files.not-absolute': 'Dateipfad muss absolut sein: {{path}}',
  'project-files.nul-character': 'Pfad darf kein NUL-Zeichen enthalten: {{path}}',
  'project-files.no-file': 'Datei nicht gefunden: {{path}}',
  'project-files.no-folder': 'Ordner nicht gefunden: {{path}}',
  'project-files.not-a-folder': 'Pfad ist kein Ordner: {{path}}',
  'project-files.kernel-folder': 'Pfad ist kein Ordner mit Dateien: {{path}}',
  'project-files.is-folder': 'Pfad ist ein Ordner, keine Datei: {{path}}',
  'project-files.not-regular': 'Keine gewöhnliche Datei: {{path}}',
  'project-files.project-gone': 'Der Projektordner ist nicht mehr vorhanden: {{path}}',
  'project-files.no-permission': 'Zugriff verweigert: {{path}}',
  'project-files.link-circle': 'Pfad führt über Links im Kreis: {{path}}',
  'project-files.long-path': 'Pfad ist zu lang: {{path}}',
  'project-files.in-use': 'Datei wird von einem anderen Programm verwendet: {{path}}',
  'project-files.too-many-open':
    'Auf diesem Rechner sind zu viele Dateien geöffnet, um {{path}} zu öffnen. Schließen Sie einige Programme, und versuchen Sie es erneut.',
  'project-files.no-access': 'Kein Zugriff auf {{path}}: {{message}}',

  'project-files.read-only': 'Datei ist schreibgeschützt: {{path}}',
  'project-files.binary': 'Binärdatei kann nicht bearbeitet werden: {{path}}',
  'project-files.too-large': 'Datei ist zu groß zum Bearbeiten ({{megabytes}} MB, höchstens 20 MB): {{path}}',
  'project-files.read-only-disk':
    'Der Datenträger ist schreibgeschützt: {{path}}. Es wurde nichts geschrieben.',
  'project-files.no-space':
    'Auf dem Datenträger ist kein Platz mehr, um {{path}} zu schreiben. Es wurde nichts geschrieben.',
  'project-files.large-file':
    'Der Datenträger oder die Grenzen dieses Benutzers lassen keine so große Datei wie das neue {{path}} zu. Es wurde nichts geschrieben.',
  'project-files.not-replaced-in-use':
    'Datei wird von einem anderen Programm verwendet: {{path}}. Schließen Sie sie dort, und versuchen Sie es erneut. Es wurde nichts geschrieben.',
  'project-files.disk-failed':
    'Der Datenträger hat beim Schreiben von {{path}} versagt: {{message}}. Die alte Datei bleibt bestehen.',
  'project-files.not-replaced':
    '{{path}} kann nicht ersetzt werden: {{message}}. Es wurde nichts geschrieben.',
  'project-files.owner-lost':
    'Der Besitzer von {{path}} kann nicht beibehalten werden: {{message}}. Es wurde nichts geschrieben.',
  'project-files.unconfirmed':
    '{{path}} ist geschrieben, aber der Datenträger hat nicht bestätigt, dass es dauerhaft gespeichert ist: {{message}}',

  'project-files.changed-while-read': '{{path}} hat sich beim Lesen auf dem Datenträger geändert.',
  'project-files.binary-to-show': 'Dies ist eine Binärdatei, die nicht als Text angezeigt werden kann.',
  'project-files.too-large-to-show':
    'Diese Datei hat {{megabytes}} MB; angezeigt werden können Dateien bis {{most}} MB.',

  'project-files.late-write':
    'Ein anderes Programm hat in {{path}} geschrieben, während es ersetzt wurde. Was es geschrieben hat, steht nicht in der Datei; die alte Fassung, die es enthält, wird unter {{copy}} aufbewahrt.',
  'project-files.late-write-lost':
    'Ein anderes Programm hat in {{path}} geschrieben, während es ersetzt wurde. Was es geschrieben hat, steht nicht in der Datei und konnte nicht aufbewahrt werden: {{message}}',

  'project-files.watching-failed': 'Überwachung fehlgeschlagen: {{why}}',
  /** `code`: the system's, of what it has no more of. */
  'project-files.too-many-watched':
    'Das System kann keine weiteren Ordner überwachen ({{code}}), daher erscheinen Änderungen auf dem Datenträger erst nach einigen Sekunden.',
  'project-files.too-many-watched_ENOSPC':
    'Das System kann keine weiteren Ordner überwachen ({{code}}), daher erscheinen Änderungen auf dem Datenträger erst nach einigen Sekunden. Wird fs.inotify.max_user_watches erhöht, erscheinen sie wieder sofort.',
} as const satisfies German<typeof english>;
