import type { match as english } from '../../english/tools/match';
import type { French } from '../../translation/translation';

// Approximate match: by what a proposal was made where the call was not exact.

export const match = {
  'match.typographic': 'guillemets, tirets et espaces typographiques',
  'match.trailing-blanks': 'espaces en fin de ligne',
  'match.indentation': 'indentation',
  'match.over-escaped': 'texte trop échappé',
  'match.segment-of-model': 'segment désigné par le modèle',
  'match.content-of-model': 'contenu corrigé par le modèle',
} as const satisfies French<typeof english>;
