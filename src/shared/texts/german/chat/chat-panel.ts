import type { chatPanel as english } from '../../english/chat/chat-panel';
import type { German } from '../../translation/translation';

// The panel of the chat: its head, its messages, and what stands where there are none.

export const chatPanel = {
  'chat-panel.name': 'Chat',
  'chat-panel.new-chat': 'Neuer Chat',
  'chat-panel.loading': 'Chat wird geladen',
  'chat-panel.open-folder-first': 'Öffnen Sie zuerst einen Ordner',
  'chat-panel.read-only': 'Ein anderes Pilotfish hat diesen Chat geöffnet. Hier kann er nur gelesen werden.',
  'chat-panel.newer-format':
    'Ein neueres Pilotfish hat in diesen Chat geschrieben. Hier kann er nur gelesen werden, soweit er verstanden wird. Aktualisieren Sie Pilotfish, um darin zu schreiben.',

  'chat-panel.ask-about': 'Was möchten Sie in {{project}} wissen oder ändern?',
  'chat-panel.open-folder': 'Öffnen Sie zuerst einen Ordner',
  'chat-panel.proposals':
    'Jede Änderung ist ein Vorschlag: Sie sehen ihn, können ihn bearbeiten und entscheiden.',
  'chat-panel.try-overview': 'Was ist das für ein Projekt, und wo fange ich am besten an zu lesen?',
  'chat-panel.try-readme': 'Schlag eine kleine Verbesserung am README vor und setz sie um.',
  'chat-panel.try-todos': 'Such die TODO-Kommentare und plane, wie sie sich erledigen lassen.',
  'chat-panel.try-begin': 'Frag mich, was aus diesem Projekt werden soll, und schlag die erste Datei vor.',
  'chat-panel.try-plan-mode': 'Zeig mir den Modus „Planen“',
  'chat-panel.try-memory': 'Zeig mir das Gedächtnis',
  'chat-panel.try-question': 'Frag mich etwas',
  'chat-panel.try-sub-agents': 'Zeig mir, was ein Subagent tut',
  'chat-panel.about-demo':
    'Hier antwortet ein Skript in Pilotfish, gesendet wird nichts. Es liest dieses Projekt wirklich und schlägt eine echte Änderung vor.',
  'chat-panel.choose-model': 'Ein echtes Modell auswählen',

  'chat-panel.messages': 'Unterhaltung',
  'chat-panel.jump-to-newest': 'Zum Neuesten',
  'chat-panel.new-text-below': 'Neuer Text unten',
  'chat-panel.loading-earlier': 'Frühere Nachrichten werden geladen…',
  'chat-panel.show-earlier': 'Frühere Nachrichten anzeigen ({{count, number}})',
  'chat-panel.spoken-code_one': 'Code, {{count, number}} Zeile.',
  'chat-panel.spoken-code_other': 'Code, {{count, number}} Zeilen.',
  'chat-panel.spoken-rest': 'Der Rest steht im Chat.',
  'chat-panel.show-more-lines_one': 'Noch {{count, number}} Zeile anzeigen',
  'chat-panel.show-more-lines_other': 'Noch {{count, number}} Zeilen anzeigen',
  'chat-panel.show-fewer-lines': 'Weniger Zeilen anzeigen',

  'chat-panel.from-person': 'Sie',
  'chat-panel.from-model': 'Assistent',
  'chat-panel.summarised': 'Frühere Durchgänge wurden zusammengefasst, um Platz zu schaffen',
  'chat-panel.thinking': 'Denkt nach…',
  'chat-panel.thought': 'Überlegungen',
  'chat-panel.answer-cut': 'Die Antwort wurde hier abgeschnitten.',
} as const satisfies German<typeof english>;
