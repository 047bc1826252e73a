import type { quickAsk as english } from '../../english/shell/quick-ask';
import type { German } from '../../translation/translation';

// Quick question: the small window that asks about a project and only reads it.

export const quickAsk = {
  'quick-ask.name': 'Schnellfrage',
  'quick-ask.title': 'Schnellfrage – {{project}}',
  'quick-ask.field': 'Frage',
  'quick-ask.ask-about': 'Frage zu {{project}}…',
  'quick-ask.ask-more': 'Weiterfragen…',
  'quick-ask.ask': 'Fragen',
  'quick-ask.stop': 'Stoppen',
  'quick-ask.new': 'Neue Frage',
  'quick-ask.copy': 'Antwort kopieren',
  'quick-ask.continue': 'Im Hauptfenster fortsetzen',
  'quick-ask.open-main': 'Hauptfenster öffnen',
  'quick-ask.reads-only': 'Liest nur',
  'quick-ask.reads-only-hint':
    'Das Projekt wird gelesen und nichts geändert, daher gibt es keine Rückfragen.',
  'quick-ask.copied': 'Kopiert.',
  'quick-ask.no-project': 'Es ist kein Ordner geöffnet. Um welchen geht es in Ihrer Frage?',
  'quick-ask.no-recent': 'Es ist kein Ordner geöffnet. Öffnen Sie zuerst einen im Hauptfenster.',
  'quick-ask.no-model': 'Es ist noch kein Modell ausgewählt. Wählen Sie eines im Hauptfenster aus.',
  'quick-ask.folder-gone': 'Der Ordner ist nicht mehr vorhanden.',
  'quick-ask.nothing-to-hide':
    'Diese Seite ist ein Tab Ihres Browsers: Schließen Sie den Tab, um sie zu verlassen.',
} as const satisfies German<typeof english>;
