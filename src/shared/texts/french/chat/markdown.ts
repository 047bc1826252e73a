import type { markdown as english } from '../../english/chat/markdown';
import type { French } from '../../translation/translation';

// What a model wrote, drawn: its code, its tables, its images and links.

export const markdown = {
  'markdown.no-language': 'texte',
  'markdown.copy-code': 'Copier le code',
  'markdown.copied': 'Copié',
  'markdown.table': 'Tableau',
  'markdown.draw': 'Dessiner',
  'markdown.show-source': 'Source',
  'markdown.drawing': 'Dessin en cours…',
  'markdown.diagram': 'Diagramme',
  'markdown.diagram-of': 'Diagramme : {{source}}',
  'markdown.not-drawn': 'Ce n’est pas un diagramme qui puisse être dessiné. {{why}}',
  'markdown.picture': 'Image',
  'markdown.picture-from': 'non chargée ({{host}})',
  'markdown.picture-inside': 'non affichée',
  'markdown.picture-in-project': 'dans le projet',

  'markdown.open-link': 'Ouvrir ce lien ?',
  'markdown.about-link':
    'Il provient du texte du modèle ou de la sortie d’une commande et mène hors de Pilotfish.',
  'markdown.copy-address': 'Copier l’adresse',
  'markdown.open-in-browser': 'Ouvrir dans le navigateur',
  'markdown.open-place': 'Ouvrir {{path}} à la ligne {{line}}',
} as const satisfies French<typeof english>;
