import type { slash as english } from '../../english/chat/slash';
import type { French } from '../../translation/translation';

// Slash commands: what ours do, the menu that lists them, and what is wrong with one.

export const slash = {
  'slash.clear': 'Nouvelle conversation ; rien n’est supprimé',
  'slash.compact': 'Résumer les tours précédents',
  'slash.memory': 'Ce qui est mémorisé',
  'slash.mode': 'Ce qui s’exécute sans demander',
  'slash.model': 'Modèle de la conversation',
  'slash.plan': 'Mode Plan, puis le message',
  'slash.tools': 'Les outils de cette conversation',

  'slash.menu': 'Commandes',
  'slash.found_one': '{{count, number}} commande. Tab la complète.',
  'slash.found_many': '{{count, number}} de commandes. Choisissez avec ↑ et ↓, Tab complète.',
  'slash.found_other': '{{count, number}} commandes. Choisissez avec ↑ et ↓, Tab complète.',
  'slash.message-hint': '[message]',
  'slash.mode-hint': '<mode>',
  'slash.model-hint': '<modèle>',
  'slash.own': 'Les vôtres',
  'slash.project': 'Projet',
  /** Opens to the text. */
  'slash.model-reads': 'Ce que lit le modèle',

  'slash.needs-window': '/{{name}} est destinée à une fenêtre ; il n’y en a pas ici.',
  'slash.not-in-line': 'Une commande n’attend pas dans la file. Écrivez-la dans un message à part.',
  'slash.auto-needs-time':
    'Le mode Auto a besoin d’une fin : choisissez-le au-dessus de la conversation, où sa durée est demandée.',
  'slash.no-such-mode': '/mode accepte plan, ask, accept-edits ou auto, pas « {{given}} ».',
  'slash.names-model': '/model accepte le nom d’un modèle, par exemple {{known, list}}.',
  'slash.kept-file': 'Une règle empêche la lecture de {{file}} ; la commande ne peut donc pas le joindre.',
  'slash.bad-name':
    '« {{name}} » ne peut pas être une commande : uniquement des lettres, des chiffres, « . », « _ » et « - », 64 au plus.',
  'slash.taken-name': 'Il existe déjà une commande /{{name}}. Donnez un autre nom au fichier.',
  'slash.too-long': 'Dépasse {{most, number}} caractères.',
  'slash.empty': 'Ne contient aucun prompt : rien ne serait envoyé.',
} as const satisfies French<typeof english>;
