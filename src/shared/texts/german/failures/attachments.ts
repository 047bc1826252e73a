import type { attachments as english } from '../../english/failures/attachments';
import type { German } from '../../translation/translation';

// Why a file could not be attached, and what is at the composer before a file is.

export const attachments = {
  'attachment.add': 'Dateien anhängen',
  'attachment.gone':
    'Eine Datei, die mit der Nachricht gesendet werden sollte, ist nicht mehr angehängt. Hängen Sie sie noch einmal an.',
  'attachment.out-of-order':
    'Die Teile von {{name}} kamen beim Hochladen in falscher Reihenfolge an. Hängen Sie die Datei noch einmal an.',
  'attachment.too-many':
    'Eine Nachricht nimmt {{most, number}} Dateien auf. Senden Sie zuerst diese, oder entfernen Sie einige.',
  'attachment.binary': '{{name}} ist weder Text noch Bild noch PDF: Ein Modell könnte die Datei nicht lesen.',
  'attachment.image-kind':
    '{{name}} ist ein {{kind}}-Bild, das Modelle nicht annehmen. Hängen Sie es als PNG oder JPEG an.',
  'attachment.image-size':
    '{{name}} ist als Bild zu groß: Modelle nehmen bis zu {{megabytes}} MB an. Hängen Sie ein kleineres an.',
  'attachment.no-text':
    '{{name}} enthält keinen Text, nur Bilder seiner Seiten. Hängen Sie Bilder der Seiten an, auf die es ankommt.',
  'attachment.not-kept': '{{name}} konnte nicht aufbewahrt werden: {{reason}}.',
} as const satisfies German<typeof english>;
