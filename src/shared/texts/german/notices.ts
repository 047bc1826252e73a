import type { notices as english } from '../english/notices';
import type { German } from '../translation/translation';

// Notices: what a person is told that no call of theirs is answered with.

export const notices = {
  /** Sentences that stand together, each a text. */
  sentences: '{{all, sentences}}',

  'process.ends-by-bug':
    'In Pilotfish ist ein interner Fehler aufgetreten, es wird beendet. Einzelheiten stehen im Protokoll im Datenordner.',

  'web.key-refused':
    'Der Schlüssel für die Websuche wurde nicht akzeptiert. Tragen Sie in den Einstellungen unter „Web“ einen anderen ein.',

  'file.gone-or-empty': '{{name}} fehlt oder ist leer.',
  'file.empty': '{{name}} ist leer: Was darin stand, ist verloren.',
  'file.invalid': '{{name}} ist ungültig: Zeile {{line}}, Spalte {{column}}: {{what}}.',
  'file.nested-too-deep': 'tiefer als {{levels, number}} Ebenen verschachtelt',
  'file.no-object': 'ein Objekt in geschweiften Klammern erwartet',
  'file.put-aside': 'Die Datei wurde als {{aside}} beiseitegelegt.',
  'file.written-anew': 'Sie wird neu geschrieben.',
  'file.stays-in-use': 'Was bisher galt, gilt weiter.',
  'file.defaults-in-use': 'Es gelten die Standardwerte.',
  'trust.nothing-trusted': 'Bis das behoben ist, wird keinem Ordner vertraut.',
  'trust.not-kept':
    'Was {{root}} mitbringt, wird verwendet, weil einem Ordner darüber vertraut wird. Es konnte aber nicht als angenommen gespeichert werden: Bis das gelingt, wird bei Änderungen daran nicht gefragt. {{reason}}',
  'file.mend-first':
    'Korrigieren Sie zuerst {{file}}, oder schreiben Sie {} hinein: Solange die Datei nicht gelesen werden kann, wird nichts darin geändert.',

  'data-files.syntax': 'Das ist kein JSON: {{what}}.',
  'settings.not-used': 'settings.json: {{key}}: {{problem}}. Der Wert wird nicht verwendet.',
  'settings.entry-left-out': 'settings.json: {{key}}: {{problem}}. Der Eintrag {{entry}} wird ausgelassen.',
  'settings.unknown-key': 'settings.json: {{key}}: Diese Einstellung gibt es nicht. Meinten Sie {{nearest}}?',
  'settings.id-is-reserved':
    'settings.json: providers[{{index}}].id: „{{id}}“: Diese ID ist für einen eingebauten Anbieter reserviert. Der Eintrag wird ausgelassen.',
  'settings.id-used-twice':
    'settings.json: providers[{{index}}].id: „{{id}}“: Diese ID wird zweimal verwendet. Der Eintrag wird ausgelassen.',
  'settings.missing':
    'settings.json war beim Start nicht vorhanden, obwohl Pilotfish schon verwendet wurde: Die Modellanbieter, die etwa darin standen, sind weg. {{remains}} Legen Sie eine Kopie der Datei wieder als {{location}} ab, oder wählen Sie in den Einstellungen erneut ein Modell aus.',
  'settings.keys-and-chats-remain': 'Die Schlüssel und die Chats sind noch da.',
  'settings.keys-remain': 'Die Schlüssel sind noch da.',
  'settings.chats-remain': 'Die Chats sind noch da.',
  'settings.key-moved':
    'settings.json: {{key}} wurde dorthin verschoben, wo Schlüssel getrennt von den Einstellungen aufbewahrt werden.',
  'settings.key-not-moved':
    'settings.json: {{key}} wird nicht verwendet, weil es nicht dorthin verschoben werden konnte, wo Schlüssel aufbewahrt werden: {{why}}. Tragen Sie den Schlüssel in den Einstellungen unter „Web“ ein.',
  'settings.unwatched':
    'settings.json kann nicht überwacht werden: {{why}}. Was von Hand darin geändert wird, gilt ab dem nächsten Start.',
  'environment.no-url':
    'OPENAI_BASE_URL ist keine http- oder https-Adresse: Anfragen daran werden fehlschlagen.',
  'environment.password-in-url':
    'OPENAI_BASE_URL enthält einen Namen oder ein Kennwort; beides wird nicht gesendet, daher werden Anfragen fehlschlagen. Nehmen Sie es heraus, und geben Sie es als OPENAI_API_KEY an.',

  'secrets.gone':
    'secrets fehlt und damit die Schlüssel, die darin standen. Die verwendeten gelten weiter, bis Pilotfish beendet wird; sie werden wieder aufbewahrt, sobald in den Einstellungen ein Schlüssel gespeichert wird.',
  'secrets.not-in-use':
    'Die Schlüssel darin werden nicht verwendet: Tragen Sie sie in den Einstellungen neu ein, oder korrigieren Sie die Datei und legen Sie sie wieder an ihren Platz.',
  'secrets.empty':
    'secrets ist leer: Die Schlüssel, die darin standen, sind verloren. Die Datei wurde als {{aside}} beiseitegelegt. Tragen Sie die Schlüssel in den Einstellungen neu ein; die verwendeten gelten weiter.',
  'secrets.foreign_one':
    'secrets enthält etwas, das kein Schlüssel von Pilotfish ist: {{names, quoted, list}}. Die Datei, wie sie war, wird als {{aside}} aufbewahrt. Die anderen Schlüssel werden verwendet; tragen Sie diesen in den Einstellungen neu ein.',
  'secrets.foreign_other':
    'secrets enthält etwas, das kein Schlüssel von Pilotfish ist: {{names, quoted, list}}. Die Datei, wie sie war, wird als {{aside}} aufbewahrt. Die anderen Schlüssel werden verwendet; tragen Sie diese in den Einstellungen neu ein.',
  'secrets.of-the-desktop':
    'Der Schlüssel „{{name}}“ wurde von der Desktopanwendung gespeichert und kann hier nicht gelesen werden. Tragen Sie ihn in den Einstellungen neu ein, oder geben Sie ihn in OPENAI_API_KEY an.',
  'secrets.not-decrypted':
    'Das System konnte den Schlüssel „{{name}}“ nicht entschlüsseln. Tragen Sie ihn in den Einstellungen neu ein, oder geben Sie ihn in OPENAI_API_KEY an.',

  'auto.clock-set-back':
    '„Automatisch“ ist beendet: Die Uhr dieses Rechners wurde zurückgestellt, sodass sich nicht sagen lässt, wie lange der Modus schon galt.',
  'chat.lines-skipped_one':
    '1 Zeile dieses Chats konnte nicht gelesen werden und wurde übersprungen. Aus {{path}} wurde nichts entfernt.',
  'chat.lines-skipped_other':
    '{{count, number}} Zeilen dieses Chats konnten nicht gelesen werden und wurden übersprungen. Aus {{path}} wurde nichts entfernt.',

  'compact.nothing': 'Es gibt noch nichts zusammenzufassen.',
  'compact.none': 'es gibt keine',
  'compact.failed_zero':
    'Ältere Durchgänge konnten nicht zusammengefasst werden: {{reason, unended}}. Es gibt nichts mehr auszulassen; beginnen Sie einen neuen Chat, wenn das Modell nicht weitermachen kann.',
  'compact.failed_one':
    'Ältere Durchgänge konnten nicht zusammengefasst werden: {{reason, unended}}. Die älteste Tool-Ausgabe wurde aus dem ausgelassen, was das Modell sieht.',
  'compact.failed_other':
    'Ältere Durchgänge konnten nicht zusammengefasst werden: {{reason, unended}}. Die {{count, number}} ältesten Tool-Ausgaben wurden aus dem ausgelassen, was das Modell sieht.',

  'quick-ask-shortcut.not-had':
    'Die Tastenkombination für Schnellfragen ist nicht verfügbar: {{keys}} gehört einer anderen Anwendung oder ist keine Tastenkombination. In den Einstellungen lässt sich eine andere wählen.',
  'recent.not-kept': 'Die Liste der zuletzt geöffneten Projekte kann nicht gespeichert werden: {{why}}',
  'window.too-long':
    'Ihr Text in {{path}} ist zu lang, um aufbewahrt zu werden: Speichern Sie ihn, bevor Sie dieses Fenster neu laden oder schließen.',
  'window.not-kept':
    'Was in diesem Fenster geöffnet und eingegeben ist, kann nicht gespeichert werden: {{why}}',
  'terminal.none': 'Befehle laufen ohne Terminal: Sein Prozess kann nicht gestartet werden ({{why}}).',

  'server.open-to-others':
    'Pilotfish lauscht auf {{address}}. Dort können andere im Netzwerk es erreichen und mitlesen, weil nichts verschlüsselt wird: Lassen Sie --host weg, und verwenden Sie von einem anderen Rechner aus einen Tunnel wie „ssh -L {{port}}:127.0.0.1:{{port}}“.',
} as const satisfies German<typeof english>;
