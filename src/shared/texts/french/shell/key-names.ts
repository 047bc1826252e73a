import type { keyNames as english } from '../../english/shell/key-names';
import type { French } from '../../translation/translation';

export const keyNames = {
  'key.ctrl': 'Ctrl',
  'key.shift': 'Maj',
  'key.alt': 'Alt',
  'key.enter': 'Entrée',
  'key.escape': 'Échap',
  'key.tab': 'Tab',
  'key.space': 'Espace',
  'key.backspace': 'Retour arrière',
  'key.delete': 'Suppr',
  'key.insert': 'Inser',
  'key.home': 'Début',
  'key.end': 'Fin',
  'key.pageup': 'Pg préc',
  'key.pagedown': 'Pg suiv',
} as const satisfies French<typeof english>;
