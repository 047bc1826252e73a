import type { endpoint as english } from '../../english/settings/endpoint';
import type { German } from '../../translation/translation';

// Model endpoint: the list of those there are, and the form that adds or changes one.

export const endpoint = {
  'endpoint.lead':
    'Jeder Endpunkt, der das OpenAI-Protokoll spricht, funktioniert. Nachrichten und die Dateien, die das Modell liest, gehen an den verwendeten und nirgendwohin sonst.',
  'endpoint.environment-wins':
    '`OPENAI_API_KEY`, `OPENAI_BASE_URL` oder `OPENAI_MODEL` ist dort gesetzt, wo Pilotfish gestartet wurde. Das hat Vorrang vor dem, was hier ausgewählt ist.',
  'endpoint.list': 'Modelle',
  'endpoint.add': 'Modellendpunkt hinzufügen',
  'endpoint.services': 'Dienste',
  'endpoint.on-this-machine': 'Auf diesem Rechner',
  'endpoint.any-other': 'Anderer Endpunkt…',

  'endpoint.in-use': 'Verwendet',
  'endpoint.from-environment': 'Aus der Umgebung',
  'endpoint.key-given': 'Schlüssel gesetzt',
  'endpoint.key-stored': 'Schlüssel gespeichert',
  'endpoint.demo':
    'Eingebaut, folgt einem Skript. Es liest das geöffnete Projekt wirklich und schlägt eine Änderung vor; nichts verlässt diesen Rechner.',
  'endpoint.model-and-address': '{{model}} · {{baseUrl}}',
  'endpoint.no-model': 'Kein Modell ausgewählt',
  'endpoint.use': 'Verwenden',
  'endpoint.use-named': '{{name}} verwenden',
  'endpoint.edit': '{{name}} bearbeiten',
  'endpoint.remove-named': '{{name}} entfernen',

  'endpoint.remove-title': '{{name}} entfernen?',
  'endpoint.remove-active':
    'Seine Einstellungen und sein gespeicherter Schlüssel werden gelöscht. Chats, die ihn verwenden, warten, bis Sie einen anderen auswählen.',
  'endpoint.remove-idle':
    'Seine Einstellungen und sein gespeicherter Schlüssel werden gelöscht. Chats, die ihn verwendet haben, bleiben.',
  'endpoint.remove': 'Entfernen',

  'endpoint.change-title': '{{name}} ändern',
  'endpoint.save': 'Speichern',
  'endpoint.name': 'Name',
  'endpoint.name-missing': 'Geben Sie einen Namen ein.',
  'endpoint.base-url': 'Basis-URL',
  'endpoint.base-url-example': 'https://api.example.com/v1',
  'endpoint.base-url-wrong': 'Geben Sie die Adresse einer API ein, etwa https://api.example.com/v1.',
  'endpoint.base-url-names-user':
    'Ein Name oder Kennwort in der Adresse wird nicht gesendet. Nehmen Sie es heraus, und tragen Sie es als Schlüssel oder als Authorization-Header ein.',

  'endpoint.key': 'API-Schlüssel',
  'endpoint.key-is-stored': 'API-Schlüssel (gespeichert)',
  'endpoint.key-from': 'Aus Ihrem Konto bei {{name}}.',
  'endpoint.key-hint': 'Leer lassen für einen Server ohne Schlüssel.',
  'endpoint.key-wanted': '{{name}} verlangt einen API-Schlüssel. Tragen Sie ihn zuerst ein.',
  'endpoint.key-stored-hint': 'Leer lassen, um den gespeicherten Schlüssel zu behalten.',
  'endpoint.key-tried-at-stored':
    'Der gespeicherte Schlüssel bleibt erhalten. Bis Sie speichern, wird er nur an {{baseUrl}} probiert.',
  'endpoint.key-of-another':
    'Der gespeicherte Schlüssel ist für {{origin}} und geht an keinen anderen Server. Tragen Sie den Schlüssel für diesen ein; wird ohne gespeichert, wird der gespeicherte Schlüssel vergessen.',
  'endpoint.get-key': 'Schlüssel holen',

  'endpoint.model': 'Modell',
  'endpoint.model-hint': 'Der Name, wie ihn der Endpunkt kennt.',
  'endpoint.model-missing': 'Wählen Sie ein Modell aus, oder geben Sie seinen Namen ein.',
  'endpoint.models-listed_zero':
    'Es funktioniert, aber der Endpunkt führt keine Modelle auf. Geben Sie den Namen selbst ein.',
  'endpoint.models-listed_one': 'Es funktioniert: 1 Modell steht zur Auswahl.',
  'endpoint.models-listed_other': 'Es funktioniert: {{count, number}} Modelle stehen zur Auswahl.',
  'endpoint.test': 'Verbindung testen',
  'endpoint.testing': 'Wird abgefragt…',
  'endpoint.test-needs-address': 'Geben Sie zuerst die Basis-URL ein.',

  'endpoint.context-window': 'Kontextfenster in Token (optional)',
  'endpoint.context-window-hint': 'Leer: was über das Modell bekannt ist, sonst 128.000.',
  'endpoint.context-window-wrong': 'Geben Sie eine ganze Zahl von Token ein, oder lassen Sie das Feld leer.',
  'endpoint.price': 'Preis je Million Token (optional)',
  'endpoint.price-example': '1,25 / 10 USD',
  'endpoint.price-hint':
    'Eingabe / Ausgabe und Währung, dazwischen die Eingabe aus dem Cache, wo sie anders kostet: 1,25 / 0,125 / 10 USD. Was ein Chat bisher gekostet hat, steht dann bei seinem Kontext.',
  'endpoint.price-wrong':
    'Geben Sie ihn ein wie 1,25 / 10 USD oder 1,25 / 0,125 / 10 USD, oder lassen Sie das Feld leer.',
  'endpoint.tools': 'Tools',
  'endpoint.tools-hint': 'Das Modell kann Tools aufrufen. Ohne sie kann es nur reden.',
  'endpoint.images': 'Bilder',
  'endpoint.images-hint': 'Das Modell kann Bilder ansehen.',
  'endpoint.files': 'PDF-Dateien',
  'endpoint.files-hint': 'Das Modell nimmt PDFs, wie sie sind. Sonst bekommt es ihren Text.',

  'endpoint.headers': 'Zusätzliche Header (optional)',
  'endpoint.headers-hint':
    'Einer je Zeile, als „Name: Wert“. Sie stehen in settings.json, tragen Sie hier also nichts Geheimes ein.',
  'endpoint.headers-example': 'X-Team: core',
  'endpoint.headers-wrong': '„{{line}}“ ist kein Header. Schreiben Sie jeden als „Name: Wert“.',
  'endpoint.headers-go-along': 'Diese Header auch an den neuen Server senden',
  'endpoint.headers-go-along-hint':
    'Sie wurden für {{origin}} angegeben. Aus: Was Sie nicht ändern, wird ausgelassen.',
} as const satisfies German<typeof english>;
