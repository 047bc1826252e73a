import type { desktop as english } from '../../english/shells/desktop';
import type { German } from '../../translation/translation';

// Desktop shell: the system's menus, dialogs and notifications.

export const desktop = {
  'desktop.menu-file': 'Datei',
  'desktop.menu-view': 'Ansicht',

  'desktop.quick-question': 'Schnellfrage',
  'desktop.open-window': 'Pilotfish öffnen',
  'desktop.waiting_one': '1 offene Frage',
  'desktop.waiting_other': '{{count, number}} offene Fragen',
  'desktop.tray-waiting_one': 'Pilotfish – 1 offene Frage',
  'desktop.tray-waiting_other': 'Pilotfish – {{count, number}} offene Fragen',

  'desktop.choose-folder': 'Projektordner öffnen',
  'desktop.save-file': 'In eine Datei exportieren',
  'desktop.recent-folders': 'Zuletzt geöffnete Ordner',
  'desktop.open-from-link': 'Ein Link möchte diesen Ordner öffnen. Öffnen?',
  'desktop.open-link': 'Diese Adresse in Ihrem Browser öffnen?',
  'desktop.open-link-now': 'Öffnen',
  'desktop.copy-address': 'Adresse kopieren',

  'desktop.not-started': 'Pilotfish kann nicht starten',
  'desktop.no-window': 'Pilotfish kann sein Fenster nicht öffnen',
  'desktop.ends': 'Pilotfish wird beendet',

  /** Last of a list of commands. */
  'desktop.more-commands': 'und {{count, number}} weitere',

  'desktop.page-crashed-again': 'Das Fenster ist erneut abgestürzt.',
  /** Under why its process ended. */
  'desktop.nothing-lost': '{{why}}\n\nNichts ist verloren: Chats und was läuft, hängen nicht am Fenster.',
  'desktop.reload-page': 'Fenster neu laden',
  'desktop.quit': 'Beenden',
  'desktop.page-ended': '{{how}} ({{reason}}, Exitcode {{exitCode}}).',
  'desktop.page-clean-exit': 'Sein Prozess ist beendet',
  'desktop.page-abnormal-exit': 'Sein Prozess wurde mit einem Fehler beendet',
  'desktop.page-killed': 'Sein Prozess wurde von außen beendet',
  'desktop.page-crashed': 'Sein Prozess ist abgestürzt',
  'desktop.page-out-of-memory': 'Seinem Prozess ging der Arbeitsspeicher aus',
  'desktop.page-not-started': 'Sein Prozess konnte nicht gestartet werden',
  'desktop.page-not-genuine': 'Sein Code hat eine Prüfung des Systems nicht bestanden',
  'desktop.page-evicted': 'Sein Prozess wurde beendet, weil der Arbeitsspeicher knapp war',
} as const satisfies German<typeof english>;
