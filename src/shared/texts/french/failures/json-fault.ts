import type { jsonFaults as english } from '../../english/failures/json-fault';
import type { French } from '../../translation/translation';

// Why a text is no JSON: the parser's words for it.

export const jsonFaults = {
  'json-fault.invalid-symbol': 'symbole non valide',
  'json-fault.invalid-number-format': 'nombre non valide',
  'json-fault.property-name-expected': 'nom de propriété attendu',
  'json-fault.value-expected': 'valeur attendue',
  'json-fault.colon-expected': 'deux-points attendu',
  'json-fault.comma-expected': 'virgule attendue',
  'json-fault.close-brace-expected': 'accolade fermante attendue',
  'json-fault.close-bracket-expected': 'crochet fermant attendu',
  'json-fault.end-of-file-expected': 'fin de fichier attendue',
  'json-fault.invalid-comment-token': 'commentaire non valide',
  'json-fault.unexpected-end-of-comment': 'fin inattendue d’un commentaire',
  'json-fault.unexpected-end-of-string': 'fin inattendue d’une chaîne',
  'json-fault.unexpected-end-of-number': 'fin inattendue d’un nombre',
  'json-fault.invalid-unicode': 'Unicode non valide',
  'json-fault.invalid-escape-character': 'caractère d’échappement non valide',
  'json-fault.invalid-character': 'caractère non valide',
} as const satisfies French<typeof english>;
