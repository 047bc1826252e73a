// What a model wrote, drawn: its code, its tables, its images and links.

export const markdown = {
  'markdown.no-language': 'text',
  'markdown.copy-code': 'Copy code',
  'markdown.copied': 'Copied',
  'markdown.table': 'Table',
  'markdown.image': 'Image: {{name}}',

  'markdown.open-link': 'Open this link?',
  'markdown.about-link': 'It comes from the model’s text or a command’s output, and leads outside Pilotfish.',
  'markdown.copy-address': 'Copy address',
  'markdown.open-in-browser': 'Open in the browser',
  'markdown.open-place': 'Open {{path}} at line {{line}}',
} as const;
