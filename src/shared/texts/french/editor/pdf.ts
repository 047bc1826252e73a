import type { pdf as english } from '../../english/editor/pdf';
import type { French } from '../../translation/translation';

// PDFs in a tab.

export const pdf = {
  'pdf.name': 'Document {{path}}',
  'pdf.bar': 'Pages et zoom',
  'pdf.page': 'Page {{number}}',
  'pdf.page-field': 'Page',
  'pdf.of-pages': 'sur {{pages, number}}',
  'pdf.zoom': 'Zoom',
  'pdf.percent': '{{percent}} %',
  'pdf.zoom-in': 'Zoom avant',
  'pdf.zoom-out': 'Zoom arrière',
  'pdf.fit-width': 'Ajuster à la largeur',
  'pdf.page-faulty':
    'La page {{number}} ne peut pas être affichée : le document est endommagé à cet endroit.',
  'pdf.protected': 'Ce document est protégé',
  'pdf.password': 'Mot de passe',
  'pdf.wrong-password': 'Ce n’est pas son mot de passe.',
  'pdf.open': 'Ouvrir',
  'pdf.broken': 'Ce fichier porte le nom d’un PDF, mais il est endommagé, ou c’est autre chose.',
  'pdf.unreadable': 'Ce PDF ne peut pas être lu : {{message}}',
  'pdf.lacks': 'Ce document n’a pas pu être lu en entier. {{why}}',
} as const satisfies French<typeof english>;
