import type { changes as english } from '../../english/chat/changes';
import type { German } from '../../translation/translation';

// Was Durchgänge, Aufrufe und Befehle geändert haben, und wie man es zurücknimmt.

export const changes = {
  'changes.of-turn_one': '{{count, number}} Datei',
  'changes.of-turn_other': '{{count, number}} Dateien',
  'changes.added': '+{{added, number}}',
  'changes.removed': '−{{removed, number}}',
  'changes.undone-wholly': 'zurückgenommen',
  'changes.undone-partly': 'teilweise zurückgenommen',
  'changes.again-wholly': 'wiederhergestellt',
  'changes.again-partly': 'teilweise wiederhergestellt',
  'changes.taken-back-one': 'Sie haben zurückgenommen, was in {{file}} geändert wurde',
  'changes.taken-back_one': 'Sie haben zurückgenommen, was in {{count, number}} Datei geändert wurde',
  'changes.taken-back_other': 'Sie haben zurückgenommen, was in {{count, number}} Dateien geändert wurde',
  'changes.taken-back-but_one':
    'Sie haben zurückgenommen, was in {{count, number}} Datei geändert wurde; unverändert geblieben: {{kept, number}}',
  'changes.taken-back-but_other':
    'Sie haben zurückgenommen, was in {{count, number}} Dateien geändert wurde; unverändert geblieben: {{kept, number}}',
  'changes.done-again-one': 'Sie haben wiederhergestellt, was in {{file}} geändert wurde',
  'changes.done-again_one': 'Sie haben wiederhergestellt, was in {{count, number}} Datei geändert wurde',
  'changes.done-again_other': 'Sie haben wiederhergestellt, was in {{count, number}} Dateien geändert wurde',
  'changes.done-again-but_one':
    'Sie haben wiederhergestellt, was in {{count, number}} Datei geändert wurde; unverändert geblieben: {{kept, number}}',
  'changes.done-again-but_other':
    'Sie haben wiederhergestellt, was in {{count, number}} Dateien geändert wurde; unverändert geblieben: {{kept, number}}',
  'changes.too-many-files':
    'Das Projekt hat mehr als {{most, number}} Dateien, die Git nicht ignoriert: zu viele, um zu sehen, was ein Befehl ändert.',
  'changes.no-git': 'Git ist nicht installiert, und ohne Git ist nicht zu sehen, was Befehle ändern.',
  'changes.old-git': 'Dieses Git ist älter als 2.32, und damit ist nicht zu sehen, was Befehle ändern.',
  'changes.not-seen': 'Was geändert wurde, ließ sich nicht feststellen: {{why}}',
  'changes.lost': 'Der frühere Inhalt ist nicht mehr aufbewahrt.',
  'changes.changed-since': 'Sie wurde seither an denselben Stellen geändert.',
  'changes.gone-since': 'Sie wurde seither gelöscht.',
  'changes.while-going':
    'Sie wurde geändert, während ein Befehl im Hintergrund lief: durch ihn oder durch Sie.',
  'changes.cut-short': 'Er wurde abgebrochen, und was er bis dahin geändert hat, wurde nicht angesehen.',
  'changes.none-of': 'An {{path}} wurde dort nichts geändert.',
  'changes.another-by-now':
    '{{path}} ist inzwischen eine andere Datei als gezeigt. Sehen Sie sie noch einmal an.',
  'changes.commands-run': 'Es laufen Befehle, die in diese Dateien schreiben können.',
  'changes.is-folder': 'An ihrer Stelle ist ein Ordner.',
  'changes.no-file': 'An ihrer Stelle ist etwas, das keine Datei ist.',
  'changes.too-large': 'Sie ist größer als 32 MB.',
  'changes.not-kept':
    'Was in {{files, list}} geändert wurde, ließ sich nicht aufbewahren und kann nicht zurückgenommen werden.',
  'changes.too-many': '{{files, number}} Dateien wurden geändert: zu viele, um sie hier zurückzunehmen.',
} as const satisfies German<typeof english>;
