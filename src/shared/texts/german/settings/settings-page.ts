import type { settingsPage as english } from '../../english/settings/settings-page';
import type { German } from '../../translation/translation';

// Settings page: its sections, and what can be set in those of looks, behaviour and data.

export const settingsPage = {
  'settings-page.title': 'Einstellungen',
  'settings-page.section-models': 'Modelle',
  'settings-page.section-tools': 'Tools',
  'settings-page.section-servers': 'Server',
  'settings-page.section-rules': 'Regeln',
  'settings-page.section-memory': 'Gedächtnis',
  'settings-page.section-agents': 'Agenten',
  'settings-page.section-appearance': 'Darstellung',
  'settings-page.section-behaviour': 'Verhalten',
  'settings-page.section-keys': 'Tastatur',
  'settings-page.section-data': 'Daten',
  'settings-page.copied': 'Kopiert',

  'settings-page.theme': 'Design',
  'settings-page.theme-system': 'Wie das System',
  'settings-page.theme-system-hint': 'Hell oder dunkel, wie Ihr Desktop eingestellt ist.',
  'settings-page.theme-light': 'Hell',
  'settings-page.theme-dark': 'Dunkel',

  'settings-page.language': 'Sprache',
  'settings-page.language-system': 'Wie das System',

  'settings-page.default-mode': 'Modus eines neuen Chats',
  'settings-page.mode-plan-hint': 'Sieht sich um und plant; ändert nichts.',
  'settings-page.mode-ask-hint': 'Jede Änderung ist eine Frage.',
  'settings-page.mode-accept-edits-hint':
    'Änderungen im Projekt laufen ohne Rückfrage; bei geschützten Dateien wird weiter gefragt.',

  'settings-page.enter-while-working': 'Eingabetaste, während das Modell arbeitet',
  'settings-page.enter-queue': 'Reiht die Nachricht ein',
  'settings-page.enter-queue-hint': 'Sie geht mit der nächsten Anfrage mit.',
  'settings-page.enter-steer': 'Unterbricht',
  'settings-page.enter-steer-hint': 'Was läuft, wird beendet, und das Modell liest die Nachricht sofort.',

  'settings-page.chat-titles': 'Chats vom Modell benennen lassen',
  'settings-page.chat-titles-hint':
    'Nach der ersten Antwort wird es um einen kurzen Titel gebeten. Ein Titel, den Sie vergeben, bleibt.',

  'settings-page.correction': 'Modell eigene Änderungen berichtigen lassen',
  'settings-page.correction-hint':
    'Wird der zu ersetzende Text nicht gefunden, wird das Modell einmal nach dem gemeinten Abschnitt gefragt. Das Ergebnis sehen Sie trotzdem zuerst.',

  'settings-page.notifications': 'Benachrichtigungen, während Sie anderswo sind',
  'settings-page.notifications-waiting': 'Ein Chat wartet auf Sie',
  'settings-page.notifications-finished': 'Ein Chat ist fertig',
  'settings-page.notifications-failed': 'Ein Chat konnte nicht weitermachen',
  'settings-page.notifications-sound': 'Mit Ton',
  'settings-page.notifications-allow': 'Benachrichtigungen in diesem Browser zulassen…',
  'settings-page.notifications-denied':
    'Dieser Browser lässt Pilotfish keine Benachrichtigungen anzeigen. In seinen Einstellungen für diese Seite können Sie es zulassen.',

  'settings-page.desktop': 'Auf dem Desktop',
  'settings-page.quick-ask-shortcut': 'Tastenkombination für eine Schnellfrage',
  'settings-page.quick-ask-shortcut-hint':
    'Öffnet überall ein kleines Fenster, z. B. CommandOrControl+Shift+Space. Leer für keine.',
  'settings-page.close-to-tray': 'Beim Schließen des letzten Fensters im Infobereich bleiben',
  'settings-page.close-to-tray-hint':
    'Chats und Befehle laufen weiter. Das Menü im Infobereich beendet Pilotfish.',
  'settings-page.desktop-elsewhere':
    'Dies gilt für die Desktopanwendung. Im Browser ist das kleine Fenster unter /quick-ask.',

  'settings-page.memory-files': 'Gedächtnisdateien',

  'settings-page.data-lead':
    'Pilotfish bewahrt seine Daten in einem Ordner des Rechners auf, auf dem es läuft. Um einen anderen zu verwenden, setzen Sie vor dem Start die Umgebungsvariable `PILOTFISH_HOME`.',
  'settings-page.data-folder': 'Der Datenordner',
  'settings-page.data-settings':
    'Alle Einstellungen, als kommentiertes JSON. Änderungen daran gelten sofort.',
  'settings-page.data-rules': 'Ihre Regeln für Projekte und überall.',
  'settings-page.data-keys': 'Ihre eigenen Tastenkombinationen. Pilotfish schreibt die Datei nie.',
  'settings-page.data-chats': 'Eine Datei für jeden Chat, in einem Ordner für jedes Projekt.',
  'settings-page.data-logs': 'Interne Fehler, ohne Schlüssel.',
  'settings-page.kept-room': 'Was Dateien vor ihrer Änderung enthielten',
  'settings-page.kept-size': '{{bytes, size}}, damit sich Änderungen zurücknehmen lassen',
  'settings-page.kept-none': 'Noch ist nichts aufbewahrt.',
  'settings-page.kept-empty': 'Leeren…',
  'settings-page.kept-ask': 'Frühere Inhalte leeren?',
  'settings-page.kept-ask-why':
    'Änderungen von Chats, die gerade nicht offen sind, lassen sich dann nicht mehr zurücknehmen. Die Dateien Ihrer Projekte bleiben, wie sie sind.',
  'settings-page.kept-do': 'Leeren',
  'settings-page.data-copy': 'Pfad von {{path}} kopieren',
  'settings-page.data-leaves':
    'Schlüssel werden getrennt von den Einstellungen aufbewahrt und nur an ihren eigenen Endpunkt gesendet. Nachrichten und die Dateien, die das Modell liest, gehen an den ausgewählten Endpunkt; was die Web-Tools abfragen, geht an die Hosts, die Sie zulassen; sonst wird nichts gesendet.',
  'settings-page.version': 'Pilotfish {{version}}',
} as const satisfies German<typeof english>;
