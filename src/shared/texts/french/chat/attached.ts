import type { attached as english } from '../../english/chat/attached';
import type { French } from '../../translation/translation';

// Files that go with a message: their chips, and where they are dropped.

export const attached = {
  'attached.list': 'Fichiers joints',
  'attached.sent-list': 'Fichiers de ce message',
  'attached.count_one': '{{count, number}} fichier joint',
  'attached.count_many': '{{count, number}} de fichiers joints',
  'attached.count_other': '{{count, number}} fichiers joints',
  'attached.file': '{{name}}, {{weight}}, {{bytes, size}}',
  'attached.folder_one': '{{name}}, {{weight}}, {{count, number}} fichier',
  'attached.folder_many': '{{name}}, {{weight}}, {{count, number}} de fichiers',
  'attached.folder_other': '{{name}}, {{weight}}, {{count, number}} fichiers',
  'attached.weight': '{{bytes, size}} · environ {{weight}}',
  'attached.folder-weight_one': '{{count, number}} fichier · {{bytes, size}} · environ {{weight}}',
  'attached.folder-weight_many': '{{count, number}} de fichiers · {{bytes, size}} · environ {{weight}}',
  'attached.folder-weight_other': '{{count, number}} fichiers · {{bytes, size}} · environ {{weight}}',
  'attached.tokens_one': '{{count, compact}} jeton',
  'attached.tokens_many': '{{count, compact}} de jetons',
  'attached.tokens_other': '{{count, compact}} jetons',
  'attached.tokens-exactly_one': '{{count, number}} jeton',
  'attached.tokens-exactly_many': '{{count, number}} de jetons',
  'attached.tokens-exactly_other': '{{count, number}} jetons',
  'attached.cut': 'Seul le début va au modèle',
  'attached.remove': 'Retirer {{name}}',
  'attached.cancel': 'Annuler le chargement de {{name}}',
  'attached.uploading': '{{name}} : {{percent}} %',
  'attached.retry': 'Réessayer',
  'attached.retry-label': 'Réessayer de joindre {{name}}',
  'attached.gone': 'N’est plus conservé.',
  'attached.no-images':
    'Ce modèle n’accepte pas d’images : seuls leurs noms lui sont communiqués. Choisissez‑en un qui les accepte, ou activez les images pour ce fournisseur dans les paramètres.',
  'attached.too-much':
    'Ce message représente en tout environ {{weight}} ; le contexte peut en accueillir {{room, number}}.',
  'attached.left-out_one':
    '{{count, number}} fichier a été laissé de côté : au plus {{files}} fichiers et {{megabytes}} Mo par dossier, et seulement ce qui est lisible.',
  'attached.left-out_many':
    '{{count, number}} de fichiers ont été laissés de côté : au plus {{files}} fichiers et {{megabytes}} Mo par dossier, et seulement ce qui est lisible.',
  'attached.left-out_other':
    '{{count, number}} fichiers ont été laissés de côté : au plus {{files}} fichiers et {{megabytes}} Mo par dossier, et seulement ce qui est lisible.',
  'attached.dismiss': 'Ignorer',
  'attached.too-large': '{{name}} est trop volumineux : un fichier peut faire jusqu’à {{megabytes}} Mo.',
  'attached.drop': 'Déposez pour joindre',
  'attached.drop-hint': 'Les fichiers et dossiers partent avec votre prochain message',
} as const satisfies French<typeof english>;
