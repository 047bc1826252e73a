import type { errors as english } from '../english/errors';
import type { German } from '../translation/translation';

// Failures a call of a window is answered with: what happened, to what, and what would help.

export const errors = {
  internal: 'In Pilotfish ist etwas schiefgegangen. Einzelheiten stehen im Protokoll.',

  'wire.closed': 'Die Verbindung zu Pilotfish besteht nicht mehr.',
  'wire.not-connected': 'Pilotfish ist nicht verbunden.',
  'wire.connecting': 'Pilotfish ist nicht verbunden. Es wird erneut versucht.',
  'wire.too-many-calls':
    'Zu viele Aufrufe warten auf eine Antwort. Versuchen Sie es erneut, sobald einige beantwortet sind.',
  'wire.no-such-call': 'Den Aufruf „{{call}}“ gibt es nicht.',
  'wire.no-handler': '{{call}} hat keinen Handler.',
  'wire.bad-input': '{{call}}: {{problem}}',
  'wire.no-such-topic': 'Das Thema „{{topic}}“ gibt es nicht.',

  'file.held': '{{file}} wird von einem anderen Prozess belegt. Löschen Sie die Datei, wenn keiner läuft.',
  'file.not-made': '{{file}} kann nicht angelegt werden: {{reason}}.',
  'file.not-read': '{{file}} kann nicht gelesen werden: {{reason}}.',
  'file.not-written': '{{file}} kann nicht geschrieben werden: {{reason}}.',
  'file.not-put-aside': '{{file}} kann nicht beiseitegelegt werden: {{reason}}.',

  'errno.no-permission': 'keine Berechtigung',
  'errno.read-only': 'Datenträger ist schreibgeschützt',
  'errno.disk-full': 'Datenträger ist voll',
  'errno.quota': 'Speicherkontingent ist aufgebraucht',
  'errno.missing': 'nicht vorhanden',
  'errno.file-in-path': 'Teil des Pfads ist eine Datei',
  'errno.in-its-place': 'an dieser Stelle liegt eine Datei',
  'errno.folder': 'ist ein Ordner',
  'errno.circle': 'Links führen im Kreis',
  'errno.long-name': 'Name ist zu lang',
  'errno.port-in-use': 'Port ist belegt',
  'errno.no-address': 'dieser Rechner hat keine solche Adresse',

  'folder.missing': 'Der Ordner „{{folder}}“ ist nicht vorhanden.',
  'folder.is-none': '„{{folder}}“ ist kein Ordner. Pilotfish öffnet den Ordner eines Projekts.',
  'folder.relative':
    '„{{folder}}“ ist nicht der vollständige Pfad eines Ordners. Beginnen Sie mit / oder, für Ihren eigenen Ordner, mit ~/.',
  'folder.not-opened': 'Der Ordner „{{folder}}“ kann nicht geöffnet werden: {{reason}}.',

  'server.port-in-use':
    'Port {{port}} ist belegt. Wählen Sie mit --port einen anderen, oder lassen Sie die Option für einen freien weg.',
  'server.not-listening':
    'Auf {{address}} kann nicht gelauscht werden: {{reason}}. Wählen Sie mit --port einen anderen Port, oder lassen Sie die Option für einen freien weg.',

  'chats.not-kept': 'Chats können in {{folder}} nicht gespeichert werden: {{reason}}.',
  'chat.none': 'Den Chat „{{id}}“ gibt es nicht.',
  'chat.no-file': 'Unter {{path}} gibt es keinen Chat.',
  'chat.closed': 'Dieser Chat ist geschlossen.',
  'chat.still-answers': 'Diese Antwort wird noch geschrieben. Warten Sie ihr Ende ab, oder stoppen Sie sie.',
  'chat.not-in-trash': 'Dieser Chat ist nicht mehr im Papierkorb.',
  'chat.at-work':
    'Dieser Chat arbeitet noch oder wartet auf eine Antwort. Stoppen Sie ihn zuerst, oder erlauben Sie, dass er gestoppt wird.',
  'chat.too-long-to-export': 'Dieser Chat ist zu lang, um in einem Stück exportiert zu werden.',
  'chat.open-elsewhere': 'Ein anderes Pilotfish hat diesen Chat geöffnet. Schließen Sie ihn zuerst dort.',
  'chat.read-elsewhere':
    'Ein anderes Pilotfish hat diesen Chat geöffnet. Schließen Sie ihn dort, um hier zu schreiben.',
  'chat.newer-format':
    'Ein neueres Pilotfish hat in diesen Chat geschrieben. Aktualisieren Sie dieses, um hier zu schreiben.',
  'chat.lost':
    'Dieser Chat wird nicht mehr gespeichert: Seine Datei {{path}} wurde {{how}}, während er geöffnet war. Senden Sie eine Nachricht, oder versuchen Sie es erneut, dann wird der ganze Chat dort neu geschrieben.',
  'file.replaced': 'durch eine andere ersetzt',
  'file.changed': 'von einem anderen Programm geändert',
  'file.deleted': 'gelöscht',
  'file.deleted-or-moved': 'gelöscht oder verschoben',
  'chat.not-written':
    'In {{path}} kann nicht geschrieben werden: {{reason}}. In diesem Chat geht es nicht weiter, bis das behoben ist; versuchen Sie es dann erneut.',

  'home.unusable':
    'Pilotfish kann seinen Datenordner {{home}} nicht verwenden: {{reason}}. Setzen Sie PILOTFISH_HOME auf einen Ordner, in den Sie schreiben dürfen.',

  'data-files.stale': '{{name}} wurde inzwischen von jemand anderem geändert.',
  'settings.demo-is-built-in': 'Das Demomodell ist eingebaut und kann nicht geändert werden.',
  'settings.from-environment':
    'Dieser Anbieter stammt aus der Umgebung (OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL).',
  'key.moved':
    'Der gespeicherte Schlüssel von {{provider}} ist für {{origin}}, die Basis-URL ist jetzt aber {{next}}. Tragen Sie den Schlüssel in den Einstellungen neu ein.',
  'key.moving':
    'Der gespeicherte Schlüssel von {{provider}} ist für {{origin}} und wird nicht an {{next}} gesendet. Tragen Sie den Schlüssel für {{next}} ein, oder speichern Sie ohne Schlüssel.',

  'model.none':
    'Es ist kein Modell ausgewählt. Wählen Sie in den Einstellungen eines aus, oder setzen Sie OPENAI_BASE_URL, OPENAI_API_KEY und OPENAI_MODEL.',
  'model.provider-gone':
    'Der Anbieter „{{provider}}“ steht nicht mehr in den Einstellungen. Wählen Sie ein anderes Modell für diesen Chat aus.',
  'model.unnamed':
    'Für {{provider}} ist kein Modell angegeben. Wählen Sie in den Einstellungen eines aus, oder setzen Sie OPENAI_MODEL.',
  'model.not-the-demo':
    'In diesem Chat hat „{{model}}“ geantwortet, und das Demomodell ist ein Skript, das ihn nicht fortsetzen kann. Wählen Sie ein anderes Modell aus, oder beginnen Sie einen neuen Chat.',
  'models.no-answer': '{{provider}} hat nicht innerhalb von {{seconds}} s geantwortet.',
  'models.key-refused': '{{provider}} hat diesen API-Schlüssel nicht akzeptiert ({{status}}).',
  'models.key-wanted': '{{provider}} verlangt einen API-Schlüssel ({{status}}). Tragen Sie ihn ein.',
  'models.key-perhaps-wanted':
    '{{provider}} antwortet ohne API-Schlüssel nicht ({{status}}). Tragen Sie einen ein, falls er verlangt wird.',
  'models.no-list': 'Unter {{url}} gibt es keine Liste von Modellen (404). Prüfen Sie die Basis-URL.',
  'models.not-a-list':
    '{{url}} hat nicht mit einer Liste von Modellen geantwortet. Prüfen Sie die Basis-URL.',

  'terminal.gone': 'Dieses Terminal ist nicht mehr vorhanden.',
  'terminal.agents': 'Dies ist ein Befehl des Agenten. Übernehmen Sie ihn, um etwas einzugeben.',
  'terminal.no-input-wanted': 'Dieser Befehl wartet nicht auf eine Eingabe.',
  'terminal.no-shell': 'Ihre Shell {{shell}} kann nicht gestartet werden: Das Programm gibt es nicht.',
  'terminal.still-running': 'Dieser Befehl läuft noch. Stoppen Sie ihn zuerst.',
  'terminal.left-running': 'Was dieser Befehl gestartet hat, läuft noch. Stoppen Sie es zuerst.',
  'command.keep-background-only': 'Nur ein laufender Hintergrundbefehl kann weiterlaufen.',
  'command.cannot-be-kept': 'Dieser Befehl kann nicht weiterlaufen.',
  'command.cannot-be-kept-why': 'Dieser Befehl kann nicht weiterlaufen: {{why}}.',
  'command.ended': 'Dieser Befehl ist beendet.',
  'command.answered-elsewhere': 'Für diesen Befehl ist ein anderes Pilotfish zuständig.',
  'command.record-not-changed': 'Der Eintrag dieses Befehls konnte nicht geändert werden: {{reason}}.',

  'chat.gone': 'Dieser Chat ist nicht mehr vorhanden.',
  'project.gone': 'Dieses Projekt ist nicht mehr vorhanden.',
  'trust.changed-since-shown':
    'Was dieser Ordner mitbringt, hat sich seit der Anzeige geändert. Sehen Sie es noch einmal an.',
  'project.not-open': 'Dieses Projekt ist nicht geöffnet. Öffnen Sie zuerst seinen Ordner.',
  'window.another-tab': 'Öffnen Sie dafür einen weiteren Tab Ihres Browsers.',
  'link.open-yourself': 'Öffnen Sie diesen Link in Ihrem Browser: {{url}}',
  'auto.too-long': '„Automatisch“ gilt höchstens acht Stunden. Wählen Sie einen früheren Zeitpunkt.',

  'rule.gone': 'Diese Regel ist nicht mehr vorhanden.',
  'rule.server-tool-gone':
    '{{tool}} kann jetzt nicht zugelassen werden: Der Server bietet es nicht mehr an, und eine Regel gilt für das Tool, wie es ist.',
  'rule.of-a-chat': 'Eine Regel für einen Chat wird auf der Karte der Frage angelegt.',
  'rule.kept-with-chat': 'Eine Regel für einen Chat wird mit dem Chat gespeichert.',
  'rule.no-folder': 'Es ist kein Ordner geöffnet, für den die Regel gelten könnte.',
  'rule.mend-file-first':
    '{{fault}} Korrigieren Sie zuerst {{file}}: Vorher kann die Datei diese Regel nicht aufnehmen.',
  'rule.in-project-file': 'Diese Regel steht in .pilotfish/rules.json des Projekts. Ändern Sie sie dort.',
  'rule.stands-for-fault':
    'Diese Regel steht für das, was in {{file}} nicht verstanden wird. Korrigieren Sie es dort.',
  'rule.holds-until-understood':
    'Diese Regel gilt, bis {{file}} ganz verstanden wird. Korrigieren Sie die Datei.',

  'message.gone': 'Diese Nachricht ist nicht im Chat.',
  'call.gone': 'Dieser Aufruf ist nicht im Chat.',
} as const satisfies German<typeof english>;
