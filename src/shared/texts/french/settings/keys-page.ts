import type { keysPage as english } from '../../english/settings/keys-page';
import type { French } from '../../translation/translation';

// Settings page of the keys: every command with its keys, and the file in which they are changed.

export const keysPage = {
  'keys-page.lead':
    'Les raccourcis se modifient dans un fichier du dossier de données. Ce qui y est écrit s’applique aussitôt.',
  'keys-page.example': `[
  { "key": "Mod+Shift+K", "command": "chat.new" },
  { "key": "Mod+B", "command": "-tree.toggle" }
]`,
  'keys-page.how':
    '`Mod` est Ctrl, et Commande sur un Mac. Un tiret devant la commande lui retire le raccourci. Si le même raccourci figure deux fois, la dernière entrée l’emporte.',
  'keys-page.sequences':
    '`Mod+K Mod+S` se presse l’un après l’autre ; Échap met fin à l’attente de la seconde touche. Dans un terminal, Ctrl+K va à son programme et aucune suite n’y commence ; sur un Mac, celles avec Commande y fonctionnent.',
  'keys-page.problems': 'Ce qui n’est pas utilisé dans le fichier',
  'keys-page.search': 'Rechercher par nom ou raccourci',
  'keys-page.found_one': '{{count, number}} commande',
  'keys-page.found_many': '{{count, number}} de commandes',
  'keys-page.found_other': '{{count, number}} commandes',
  'keys-page.commands': 'Commandes',
  'keys-page.own': 'Les vôtres',
  'keys-page.lost-to': '{{keys}} est attribué à « {{winner}} », qui l’emporte.',
} as const satisfies French<typeof english>;
