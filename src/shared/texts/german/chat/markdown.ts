import type { markdown as english } from '../../english/chat/markdown';
import type { German } from '../../translation/translation';

// What a model wrote, drawn: its code, its tables, its images and links.

export const markdown = {
  'markdown.no-language': 'Text',
  'markdown.copy-code': 'Code kopieren',
  'markdown.copied': 'Kopiert',
  'markdown.table': 'Tabelle',
  'markdown.draw': 'Zeichnen',
  'markdown.show-source': 'Quelltext',
  'markdown.drawing': 'Wird gezeichnet…',
  'markdown.diagram': 'Diagramm',
  'markdown.diagram-of': 'Diagramm: {{source}}',
  'markdown.not-drawn': 'Dieses Diagramm kann nicht gezeichnet werden. {{why}}',
  'markdown.picture': 'Bild',
  'markdown.picture-from': 'nicht geladen, von {{host}}',
  'markdown.picture-inside': 'nicht angezeigt',
  'markdown.picture-in-project': 'im Projekt',

  'markdown.open-link': 'Diesen Link öffnen?',
  'markdown.about-link':
    'Er stammt aus dem Text des Modells oder der Ausgabe eines Befehls und führt aus Pilotfish hinaus.',
  'markdown.copy-address': 'Adresse kopieren',
  'markdown.open-in-browser': 'Im Browser öffnen',
  'markdown.open-place': '{{path}} in Zeile {{line}} öffnen',
} as const satisfies German<typeof english>;
