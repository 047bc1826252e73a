import type { slash as english } from '../../english/chat/slash';
import type { German } from '../../translation/translation';

// Slash commands: what ours do, the menu that lists them, and what is wrong with one.

export const slash = {
  'slash.clear': 'Neuer Chat; nichts wird gelöscht',
  'slash.compact': 'Ältere Durchgänge zusammenfassen',
  'slash.memory': 'Gedächtnis anzeigen',
  'slash.mode': 'Was ohne Rückfrage läuft',
  'slash.model': 'Das Modell dieses Chats',
  'slash.plan': 'Im Modus „Planen“ senden',
  'slash.tools': 'Die Tools dieses Chats',

  'slash.menu': 'Befehle',
  'slash.found_one': '1 Befehl. Tab vervollständigt ihn.',
  'slash.found_other': '{{count, number}} Befehle. Mit ↑ und ↓ auswählen, Tab vervollständigt.',
  'slash.message-hint': '[Nachricht]',
  'slash.mode-hint': '<Modus>',
  'slash.model-hint': '<Modell>',
  'slash.own': 'Eigener',
  'slash.project': 'Projekt',
  /** Opens to the text. */
  'slash.model-reads': 'Was das Modell liest',

  'slash.needs-window': '/{{name}} braucht ein Fenster; hier gibt es keines.',
  'slash.not-in-line': 'Ein Befehl kann nicht eingereiht werden. Schreiben Sie ihn als eigene Nachricht.',
  'slash.auto-needs-time':
    'Der Modus „Automatisch“ braucht ein Ende: Wählen Sie ihn über dem Chat aus, dort wird nach der Dauer gefragt.',
  'slash.no-such-mode': '/mode nimmt plan, ask, accept-edits oder auto, nicht „{{given}}“.',
  'slash.names-model': '/model nimmt den Namen eines Modells, etwa {{known, list}}.',
  'slash.kept-file':
    'Eine Regel verbietet, {{file}} zu lesen, daher kann der Befehl die Datei nicht mitnehmen.',
  'slash.bad-name':
    '„{{name}}“ kann kein Befehl sein: nur Buchstaben, Ziffern, „.“, „_“ und „-“, höchstens 64.',
  'slash.taken-name': 'Einen Befehl /{{name}} gibt es schon. Geben Sie der Datei einen anderen Namen.',
  'slash.too-long': 'Er ist länger als {{most, number}} Zeichen.',
  'slash.empty': 'Er hat keinen Prompt: Es würde nichts gesendet.',
} as const satisfies German<typeof english>;
