// A model's markdown: its code, its tables, its images and links.

export const markdown = {
  'markdown.no-language': 'text',
  'markdown.copy-code': 'Copy code',
  'markdown.copied': 'Copied',
  'markdown.table': 'Table',
  'markdown.draw': 'Draw',
  'markdown.show-source': 'Source',
  'markdown.drawing': 'Drawing…',
  'markdown.diagram': 'Diagram',
  'markdown.diagram-of': 'Diagram: {{source}}',
  'markdown.not-drawn': 'This is no diagram that can be drawn. {{why}}',
  'markdown.picture': 'Picture',
  'markdown.picture-from': 'not loaded, from {{host}}',
  'markdown.picture-inside': 'not shown',
  'markdown.picture-in-project': 'in the project',

  'markdown.open-link': 'Open this link?',
  'markdown.about-link': 'It comes from the model’s text or a command’s output, and leads outside Pilotfish.',
  'markdown.copy-address': 'Copy address',
  'markdown.open-in-browser': 'Open in the browser',
  'markdown.open-place': 'Open {{path}} at line {{line}}',
} as const;
