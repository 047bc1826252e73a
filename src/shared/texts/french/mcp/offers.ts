import type { offers as english } from '../../english/mcp/offers';
import type { French } from '../../translation/translation';

// Prompts and resources of MCP servers: what became of one that was asked for.

export const offers = {
  'offers.not-ready': 'Le serveur {{server}} n’est pas prêt. Consultez-le dans les paramètres.',
  'offers.failed': 'Le serveur {{server}} a répondu par une erreur : {{reason}}',
  'offers.attached': '{{resource}} est joint ({{characters, number}} caractères).',
  'offers.attached-beginning':
    'Les {{most, number}} premiers caractères de {{resource}} sur {{characters, number}} sont joints : il est trop long pour l’être en entier.',
  'offers.not-attached': '{{resource}} n’est pas joint : {{why}}',
  'offers.attached-folder':
    'Une liste de {{count, number}} des {{all, number}} éléments de {{resource}} est jointe.',
  'offers.attached-folder_same': 'Une liste du contenu de {{resource}} est jointe ({{count, number}}).',
  'offers.kept-file': 'Une règle empêche la lecture de {{file}}.',
  'offers.empty': 'Il n’y a rien dedans.',
  'offers.binary': 'Ce n’est pas du texte : {{what}}',
  'offers.no-such-prompt': 'Le serveur {{server}} n’a pas de prompt {{name}}.',
  'offers.missing-arguments': '{{command}} nécessite {{names, and}} : {{command}} {{names, blanks}}',

  'mention.found_one': '{{count, number}} élément à mentionner. Tab le choisit.',
  'mention.found_many': '{{count, number}} d’éléments à mentionner. Naviguez avec ↑ et ↓, Tab en choisit un.',
  'mention.found_other': '{{count, number}} éléments à mentionner. Naviguez avec ↑ et ↓, Tab en choisit un.',
  'mention.part': 'Écrire {{name}} : {{address}}',

  'prompt-form.heading': '{{title}} · {{server}}',
  'prompt-form.optional': '{{name}} (facultatif)',
} as const satisfies French<typeof english>;
