import type { askedCards as english } from '../english/asked-cards';
import type { German } from '../translation/translation';

// What asks for an answer of its own: a plan, and a question back.

export const askedCards = {
  'plan-card.name': 'Wartet auf Ihre Entscheidung: {{title}}',
  'plan-card.heading': 'Ein Plan, über den Sie entscheiden',
  'plan-card.lines': 'Zeilen des Plans',
  'plan-card.comments': 'Ihre Kommentare',
  'plan-card.comment-on': 'Kommentieren: {{line}}',
  'plan-card.comment-hint': 'Was soll hier anders sein?',
  'plan-card.add-comment': 'Kommentar hinzufügen',
  'plan-card.change-comment': 'Kommentar übernehmen',
  'plan-card.drop-comment': 'Abbrechen',
  'plan-card.edit-comment': 'Kommentar bearbeiten: {{comment}}',
  'plan-card.remove-comment': 'Kommentar entfernen: {{comment}}',
  'plan-card.how-to-comment':
    'Jede Zeile lässt sich kommentieren: Zeigen Sie darauf, oder gehen Sie die Zeilen mit ↑ und ↓ durch.',
  'plan-card.go-asking': 'Umsetzen, bei Änderungen fragen',
  'plan-card.go-accepting-edits': 'Umsetzen, Änderungen annehmen',
  'plan-card.keep-planning-ask': 'Weiterplanen…',
  'plan-card.keep-planning-by-keys': 'Weiterplanen… ({{keys}})',
  'plan-card.keep-planning-with_one': 'Mit 1 Kommentar weiterplanen',
  'plan-card.keep-planning-with_other': 'Mit {{count, number}} Kommentaren weiterplanen',
  'plan-card.keep-planning': 'Weiterplanen',
  'plan-card.what-else': 'Was soll der Plan anders machen? (optional)',
  'plan-card.announced_one': 'Ein Plan mit 1 Zeile.',
  'plan-card.announced_other': 'Ein Plan mit {{count, number}} Zeilen.',

  /** `name`: of the card; said once it is there. */
  'plan-card.announced-card': '{{name, sentence}} {{subject}} Mit {{keys}} gelangen Sie dorthin.',

  'plan-card.use-as-todos': 'Als Aufgaben übernehmen',
  'plan-card.replace-todos': 'Aufgaben dadurch ersetzen',
  'plan-card.used-as-todos': 'Das ist jetzt die Aufgabenliste.',

  'question-card.name': 'Frage an Sie: {{question}}',
  'question-card.heading': 'Eine Frage an Sie',
  'question-card.own-words': 'Mit eigenen Worten (optional)',
  'question-card.several': 'Mehrere können ausgewählt werden.',
  'question-card.send': 'Antwort senden',
  'question-card.digits': 'Mit Tasten: Eine Ziffer wählt aus, die Eingabetaste sendet.',
  'question-card.choose-first': 'Wählen Sie etwas aus, oder schreiben Sie eine eigene Antwort.',
  'question-card.decline': 'Nicht antworten…',
  'question-card.decline-now': 'Nicht antworten',
  'question-card.why-not': 'Grund für das Modell (optional)',
  'question-card.announced': 'Auswahl: {{choices, choices}}.',
  'question-card.answered': 'Sie haben ausgewählt: {{choices, list}}',
} as const satisfies German<typeof english>;
