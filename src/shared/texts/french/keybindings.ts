import type { keybindings as english } from '../english/keybindings';
import type { French } from '../translation/translation';

// What is said of keybindings.json, as a notice and on the page of the keys.

export const keybindings = {
  'keybindings.no-entry':
    'keybindings.json : l’entrée {{entry}} est ignorée : il lui faut « key » et « command ».',
  'keybindings.unreadable':
    'keybindings.json : l’entrée {{entry}} est ignorée : « {{key}} » ne peut pas être lu comme un raccourci. Les raccourcis s’écrivent sous la forme Mod+Shift+K.',
  'keybindings.types-text':
    'keybindings.json : l’entrée {{entry}} est ignorée : « {{key}} » saisit du texte. Ajoutez Mod, Ctrl ou Alt.',
  'keybindings.no-sequence':
    'keybindings.json : l’entrée {{entry}} est ignorée : « {{key}} » ne peut pas être une suite de touches. La première demande Mod, Ctrl ou Alt, ou est une touche de fonction, et la seconde n’est pas Échap.',
  'keybindings.unknown-command':
    'keybindings.json : l’entrée {{entry}} est ignorée : la commande « {{command}} » n’existe pas.',
  'keybindings.given-twice':
    'keybindings.json : {{keys}} est attribué à {{first}} et à {{last}}. Le dernier l’emporte.',
  'keybindings.begins':
    'keybindings.json : {{long}} commence par {{short}} ; ils sont attribués à {{first}} et à {{last}}. Le dernier l’emporte.',
  'keybindings.too-many': 'keybindings.json : ce qui suit l’entrée {{most, number}} est ignoré.',
  'keybindings.defaults': 'Les raccourcis sont ceux que Pilotfish fournit.',
  'keybindings.unwatched':
    'keybindings.json ne peut pas être surveillé : {{why}}. Ce qui y est modifié sera pris en compte au prochain démarrage.',
  'file.no-list': 'liste entre crochets attendue',
} as const satisfies French<typeof english>;
