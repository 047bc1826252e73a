import type { textSearch as english } from '../../english/failures/text-search';
import type { French } from '../../translation/translation';

// Why something was not searched, or not replaced.

export const textSearch = {
  'search.bad-expression': 'Ce n’est pas une expression régulière : {{why}}',
  'search.invalid-expression': 'Ce n’est pas une expression régulière valide.',
  /** Of an expression: each continues the sentence about it, and is without a full stop. */
  'search.group-not-closed': 'un groupe n’est pas fermé',
  'search.group-not-opened': 'un groupe est fermé sans avoir été ouvert',
  'search.class-not-closed': 'une classe de caractères n’est pas fermée',
  'search.nothing-to-repeat': 'rien ne précède qui puisse être répété',
  'search.repetition-not-closed': 'les accolades d’une répétition ne sont pas fermées',
  'search.backslash-at-end': 'rien ne suit la barre oblique inverse finale',
  'search.no-such-escape': 'cette séquence d’échappement n’existe pas',
  'search.range-backwards': 'une plage se termine avant de commencer',
  'search.bad-group-name': 'le nom d’un groupe n’est pas valide',
  'search.no-such-group': 'elle fait référence à un groupe qui n’existe pas',
  'search.look-behind-unlimited': 'ce qu’un lookbehind recherche doit avoir une longueur maximale',
  'search.no-such-property': 'cette propriété Unicode n’existe pas',
  'search.expression-too-large': 'elle est trop grande',

  'search.no-ripgrep': 'La recherche nécessite ripgrep, qui ne peut pas être exécuté sur cette machine.',
  'search.ended': 'Cette recherche a été arrêtée.',
  'search.no-match-now': 'Plus rien n’y correspond.',
  'search.file-gone': 'Il n’existe plus.',
  'search.file-changed': 'Il a changé entre-temps ; rien n’y a été écrit.',
  'search.line-too-long': 'Il contient une ligne de plus d’un million de caractères.',
  'search.character': 'Il est encodé en {{encoding}}, qui ne connaît pas « {{character}} ».',
  'search.not-kept': 'Son contenu antérieur n’est plus conservé.',
} as const satisfies French<typeof english>;
