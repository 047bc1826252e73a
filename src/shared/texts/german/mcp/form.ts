import type { form as english } from '../../english/mcp/form';
import type { German } from '../../translation/translation';

// Form of an MCP server: the card it stands on, what is wrong with what was put into it, and what became of it.

export const form = {
  'tool-name.fill-form': 'Formular',
  'call-title.fill-form': '{{server}} bittet um Angaben',
  'asks.form': 'das können nur Sie beantworten',
  'asks.form-faulty': 'Das Formular wurde nicht gesendet: Sehen Sie sich noch einmal an: {{fields, list}}.',

  'form-card.name': 'Formular des Servers {{server}}',
  'form-card.heading': '{{server}} bittet um Angaben',
  'form-card.about':
    'Was Sie eintragen, geht an diesen Server. Tragen Sie hier nie ein Kennwort oder einen Schlüssel ein.',
  'form-card.send': 'Senden',
  'form-card.send-nothing': 'Bestätigen',
  'form-card.decline': 'Ablehnen',
  'form-card.cancel': 'Abbrechen',
  'form-card.mend-first': 'Sehen Sie sich zuerst an: {{fields, list}}.',
  'form-card.optional': '{{name}} (optional)',
  'form-card.choose': 'Auswählen…',
  'form-card.nothing-chosen': 'Keine Auswahl',
  'form-card.words': '{{server}} fragt: {{message}}',

  'form.accepted': 'Gegenüber {{server}} bestätigt.',
  'form.accepted_count': 'An {{server}} gesendet.',
  'form.declined': 'Abgelehnt: An {{server}} wurde nichts gesendet.',
  'form.cancelled': 'Abgebrochen: An {{server}} wurde nichts gesendet.',

  'form.required': 'Dies muss ausgefüllt werden.',
  'form.not-such': 'Wählen Sie eine der angebotenen Möglichkeiten.',
  'form.no-number': 'Dies muss eine Zahl sein.',
  'form.not-whole': 'Dies muss eine ganze Zahl sein.',
  'form.too-small': 'Mindestens {{least, number}}.',
  'form.too-large': 'Höchstens {{most, number}}.',
  'form.too-short': 'Mindestens {{least, number}} Zeichen.',
  'form.too-long': 'Höchstens {{most, number}} Zeichen.',
  'form.too-few': 'Wählen Sie mindestens {{least, number}} aus.',
  'form.too-many': 'Wählen Sie höchstens {{most, number}} aus.',
  'form.no-email': 'Dies muss eine E-Mail-Adresse sein.',
  'form.no-uri': 'Dies muss eine Adresse mit ihrem Schema sein: https://…',
  'form.no-date': 'Dies muss ein Datum sein: 2026-01-31.',
  'form.no-date-time': 'Dies müssen Datum und Uhrzeit sein: 2026-01-31T09:30.',
} as const satisfies German<typeof english>;
