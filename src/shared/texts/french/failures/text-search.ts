import type { textSearch as english } from '../../english/failures/text-search';
import type { French } from '../../translation/translation';

// Why something was not searched, or not replaced.

export const textSearch = {
  'search.bad-expression': 'Ce n’est pas une expression régulière : {{why}}',
  'search.no-ripgrep': 'La recherche nécessite ripgrep, qui ne peut pas être exécuté sur cette machine.',
  'search.ended': 'Cette recherche a été arrêtée.',
  'search.no-match-now': 'Plus rien n’y correspond.',
  'search.file-gone': 'Il n’existe plus.',
  'search.file-changed': 'Il a changé entre-temps ; rien n’y a été écrit.',
  'search.line-too-long': 'Il contient une ligne de plus d’un million de caractères.',
  'search.character': 'Il est encodé en {{encoding}}, qui ne connaît pas « {{character}} ».',
  'search.not-kept': 'Son contenu antérieur n’est plus conservé.',
} as const satisfies French<typeof english>;
