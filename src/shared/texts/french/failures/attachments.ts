import type { attachments as english } from '../../english/failures/attachments';
import type { French } from '../../translation/translation';

// Why a file could not be attached, and what is at the composer before a file is.

export const attachments = {
  'attachment.add': 'Joindre des fichiers',
  'attachment.gone': 'Un fichier qui devait partir avec le message n’est plus joint. Joignez-le de nouveau.',
  'attachment.out-of-order':
    'Les morceaux de {{name}} sont arrivés dans le désordre. Joignez de nouveau le fichier.',
  'attachment.too-many':
    'Un message accepte {{most, number}} fichiers. Envoyez d’abord ceux-ci, ou retirez‑en.',
  'attachment.binary':
    '{{name}} n’est ni un texte, ni une image, ni un PDF : un modèle ne pourrait pas le lire.',
  'attachment.image-kind':
    '{{name}} est une image {{kind}}, que les modèles n’acceptent pas. Joignez-la en PNG ou en JPEG.',
  'attachment.image-size':
    '{{name}} est une image trop volumineuse : les modèles acceptent jusqu’à {{megabytes}} Mo. Joignez‑en une plus petite.',
  'attachment.no-text':
    '{{name}} ne contient pas de texte, seulement des images de ses pages. Joignez des images des pages qui comptent.',
  'attachment.not-kept': '{{name}} n’a pas pu être conservé : {{reason}}.',
} as const satisfies French<typeof english>;
