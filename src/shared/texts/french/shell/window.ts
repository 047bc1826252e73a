import type { windowTexts as english } from '../../english/shell/window';
import type { French } from '../../translation/translation';

// Window as a whole: its parts, its connection to main, and what its system lets it do.

export const windowTexts = {
  'window.unreachable': 'Pilotfish est injoignable.',
  'window.no-folder': 'Aucun dossier n’est ouvert. Ouvrez‑en d’abord un.',
  'window.not-copied': 'Le navigateur n’a pas autorisé la copie.',
  'window.link-incomplete': 'Cette adresse est incomplète et ne peut donc pas être ouverte.',
  'window.link-not-https': 'Seules les adresses https sont ouvertes ; celle-ci est en {{protocol}}.',
} as const satisfies French<typeof english>;
