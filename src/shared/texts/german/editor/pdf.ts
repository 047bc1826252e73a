import type { pdf as english } from '../../english/editor/pdf';
import type { German } from '../../translation/translation';

// PDFs in a tab.

export const pdf = {
  'pdf.name': 'Dokument {{path}}',
  'pdf.bar': 'Seiten und Zoom',
  'pdf.page': 'Seite {{number}}',
  'pdf.page-field': 'Seite',
  'pdf.of-pages': 'von {{pages, number}}',
  'pdf.zoom': 'Zoom',
  'pdf.percent': '{{percent}} %',
  'pdf.zoom-in': 'Vergrößern',
  'pdf.zoom-out': 'Verkleinern',
  'pdf.fit-width': 'An Breite anpassen',
  'pdf.page-faulty': 'Seite {{number}} kann nicht dargestellt werden: Das Dokument ist dort beschädigt.',
  'pdf.protected': 'Dieses Dokument ist geschützt',
  'pdf.password': 'Kennwort',
  'pdf.wrong-password': 'Das ist nicht das richtige Kennwort.',
  'pdf.open': 'Öffnen',
  'pdf.broken': 'Die Datei ist beschädigt oder kein PDF.',
  'pdf.unreadable': 'Dieses PDF kann nicht gelesen werden: {{message}}',
  'pdf.lacks': 'Dieses Dokument konnte nicht ganz gelesen werden. {{why}}',
} as const satisfies German<typeof english>;
