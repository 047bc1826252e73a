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
  'markdown.not-drawn': 'Cannot draw this diagram. {{why}}',
  'markdown.picture': 'Image',
  'markdown.picture-from': 'not loaded, from {{host}}',
  'markdown.picture-inside': 'not displayed',
  'markdown.picture-in-project': 'in the project',

  'markdown.open-link': 'Open this link?',
  'markdown.about-link':
    'The link is from the model’s text or a command’s output, and opens outside Pilotfish.',
  'markdown.copy-address': 'Copy address',
  'markdown.open-in-browser': 'Open in the browser',
  'markdown.open-place': 'Open {{path}} at line {{line}}',
} as const;
