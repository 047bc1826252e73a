import type { settingsSearch as english } from '../../english/settings/settings-search';
import type { German } from '../../translation/translation';

// Search over all settings, and what it says of pages that have a form of their own.

export const settingsSearch = {
  'settings-search.label': 'Alle Einstellungen durchsuchen',
  'settings-search.placeholder': 'Einstellungen durchsuchen',
  'settings-search.clear': 'Suche leeren',
  'settings-search.title': 'Suchergebnisse',
  'settings-search.results': 'Gefundene Einstellungen',
  'settings-search.found_one': '{{count, number}} Einstellung gefunden',
  'settings-search.found_other': '{{count, number}} Einstellungen gefunden',
  'settings-search.none': 'Keine Einstellung enthält „{{typed}}“',
  'settings-search.none-hint': 'Durchsucht werden Titel, Erklärungen und die Schlüssel von settings.json.',
  'settings-search.models': 'Modellendpunkte und ihre Schlüssel',
  'settings-search.models-about': 'Adressen, Modelle, Header und API-Schlüssel von Anbietern.',
  'settings-search.groups': 'Gruppen von Tools',
  'settings-search.groups-about':
    'Tools, die zusammen ein- und ausgeschaltet werden, mit einem eigenen Prompt.',
  'settings-search.servers': 'MCP-Server',
  'settings-search.servers-about': 'Server, die Tools, Prompts und Ressourcen mitbringen.',
  'settings-search.agents': 'Subagenten',
  'settings-search.agents-about': 'Definitionen von Agenten, die ein Chat starten kann.',
  'settings-search.rules': 'Regeln für Rückfragen',
  'settings-search.rules-about': 'Was ohne Rückfrage läuft und was verweigert wird.',
  'settings-search.memory': 'Gedächtnis',
  'settings-search.web': 'Websuche und ihr Schlüssel',
  'settings-search.keys': 'Tastenkombinationen als Datei',
  'settings-search.file': 'Einstellungen als Datei',
  'settings-search.open-file': '{{name}} öffnen',
  'settings-search.open-needs-folder': 'Öffnen Sie zuerst einen Ordner: Dateien stehen neben seinen eigenen.',
} as const satisfies German<typeof english>;
