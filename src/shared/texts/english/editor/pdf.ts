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
  'pdf.page-faulty': 'Page {{number}} cannot be displayed, because the document is damaged there.',
  'pdf.protected': 'This document is protected',
  'pdf.password': 'Password',
  'pdf.wrong-password': 'The password is incorrect.',
  'pdf.open': 'Open',
  'pdf.broken': 'The file is damaged or is not a PDF.',
  'pdf.unreadable': 'This PDF cannot be read: {{message}}',
  'pdf.lacks': 'Parts of this document could not be read. {{why}}',
} as const;
