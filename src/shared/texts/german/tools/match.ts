import type { match as english } from '../../english/tools/match';
import type { German } from '../../translation/translation';

// Approximate match: by what a proposal was made where the call was not exact.

export const match = {
  'match.typographic': 'typografische Anführungszeichen, Striche und Leerzeichen',
  'match.trailing-blanks': 'Leerzeichen am Zeilenende',
  'match.indentation': 'Einrückung',
  'match.over-escaped': 'zu oft maskierter Text',
  'match.segment-of-model': 'der vom Modell genannte Abschnitt',
  'match.content-of-model': 'vom Modell berichtigter Inhalt',
} as const satisfies German<typeof english>;
