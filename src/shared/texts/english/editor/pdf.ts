// PDFs in a tab.

export const pdf = {
  'pdf.name': 'Document {{path}}',
  'pdf.bar': 'Pages and zoom',
  'pdf.page': 'Page {{number}}',
  'pdf.page-field': 'Page',
  'pdf.of-pages': 'of {{pages, number}}',
  'pdf.zoom': 'Zoom',
  'pdf.percent': '{{percent}} %',
  'pdf.zoom-in': 'Zoom in',
  'pdf.zoom-out': 'Zoom out',
  'pdf.fit-width': 'Fit the width',
  'pdf.page-faulty': 'Page {{number}} cannot be drawn: the document is damaged there.',
  'pdf.protected': 'This document is protected',
  'pdf.password': 'Password',
  'pdf.wrong-password': 'That is not its password.',
  'pdf.open': 'Open',
  'pdf.broken': 'This is called a PDF, but it is damaged, or something else.',
  'pdf.unreadable': 'This PDF cannot be read: {{message}}',
  'pdf.lacks': 'Not all of this document could be read. {{why}}',
} as const;
