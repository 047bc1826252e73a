import type { keptEdit as english } from '../english/kept-edit';
import type { German } from '../translation/translation';

// What the person wrote for a call that came to nothing, or was decided without it.

export const keptEdit = {
  'kept-edit.kept': 'Ihre Bearbeitung wurde aufbewahrt.',
  'kept-edit.rejected-elsewhere': 'In einem anderen Fenster abgelehnt. Ihre Bearbeitung wurde aufbewahrt.',
  'kept-edit.accepted-elsewhere': 'In einem anderen Fenster angenommen. Ihre Bearbeitung wurde aufbewahrt.',
  'kept-edit.not-asked': 'Ohne Rückfrage ausgeführt. Ihre Bearbeitung wurde aufbewahrt.',
  'kept-edit.copy': 'Kopieren',
  'kept-edit.copied': 'Kopiert',
  'kept-edit.open': 'Öffnen',
  'kept-edit.heading': 'Ihre Bearbeitung',
  'kept-edit.not-written': 'So haben Sie es hinterlassen: {{title}}. Es wurde nicht geschrieben.',
  'kept-edit.text': 'Ihr Text',
  'kept-edit.let-go': 'Verwerfen',
  'kept-edit.answer-lost': 'Ihre Antwort kam zu spät. {{told}}',
} as const satisfies German<typeof english>;
