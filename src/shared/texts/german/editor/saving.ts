import type { saving as english } from '../../english/editor/saving';
import type { German } from '../../translation/translation';

// Saving: what becomes of a person's own text for a file of the project.

export const saving = {
  'saving.stale':
    '{{path}} hat sich auf dem Datenträger geändert, seit Sie mit der Bearbeitung begonnen haben. Es wurde nichts geschrieben.',
  'saving.character':
    '{{path}} ist in {{encoding}} codiert; darin gibt es „{{character}}“ (U+{{code}}) nicht. Es wurde nichts geschrieben.',
  'saving.no-encoding': 'Es gibt keine Codierung namens {{encoding}}.',
  'saving.unsaved': ', nicht gespeichert',
  'saving.changed-on-disk':
    'Diese Datei hat sich auf dem Datenträger geändert, während Sie sie bearbeitet haben. Gespeichert wird erst, wenn Sie sich entschieden haben.',
  'saving.compared':
    'Was jetzt auf dem Datenträger steht, ist mit − markiert, Ihr Text mit +. Sie können Ihren hier weiter bearbeiten.',
  'saving.compare': 'Vergleichen',
  'saving.end-comparing': 'Zurück zum Text',
  'saving.take-disk': 'Stand vom Datenträger übernehmen',
  'saving.keep-mine': 'Meinen Stand behalten',
  'saving.disk-side': '{{path}}, Stand auf dem Datenträger',
  'saving.my-side': '{{path}}, Ihr Text, bearbeitbar',
  'saving.gone-unsaved': 'Diese Datei ist nicht mehr auf dem Datenträger. Ihr Text ist noch hier.',
  'saving.unread': '{{why}} Ihr Text ist noch hier und nicht gespeichert.',
  'saving.no-text-on-disk': 'Was jetzt auf dem Datenträger steht, ist kein Text.',
  'saving.write-again': 'Wieder anlegen',
  'saving.as-unicode': 'Als UTF-8 speichern',

  'saving.close-title': '{{name}} vor dem Schließen speichern?',
  'saving.close-hint': 'Die Datei enthält Änderungen, die nicht gespeichert sind.',
  'saving.save': 'Speichern',
  'saving.discard': 'Nicht speichern',
} as const satisfies German<typeof english>;
