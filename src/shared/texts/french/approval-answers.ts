import type { approvalAnswers as english } from '../english/approval-answers';
import type { French } from '../translation/translation';

// The answers to a question: their buttons, the rule that is kept with one, and the reason of a rejection.

export const approvalAnswers = {
  'approval-answers.accept': 'Accepter',
  'approval-answers.run': 'Exécuter {{command}}',
  'approval-answers.run-it': 'Exécuter cette commande',
  'approval-answers.call': 'Appeler {{tool}}',
  'approval-answers.create': 'Créer {{file}}',
  'approval-answers.modify': 'Modifier {{file}}',
  'approval-answers.empty': 'Vider {{file}}',
  'approval-answers.delete': 'Supprimer {{file}}',

  'approval-answers.accept-with-edits': 'Accepter avec modifications',
  'approval-answers.edit-again': 'La proposition a changé après vos modifications. Revoyez-les dans le diff.',

  'approval-answers.give-up': 'Abandonner',
  'approval-answers.accept-these': 'Accepter ces {{edits, number}} modifications',
  'approval-answers.these-hint':
    'Cette modification et celles qui sont cochées plus loin. Chacune s’exécute à son tour, si elle est alors restée exactement la même.',
  'approval-answers.after': 'Ce qui vient ensuite',
  'approval-answers.after-it': 'Ensuite : {{what}}',
  'approval-answers.after-edits_one': '{{count, number}} modification',
  'approval-answers.after-edits_many': '{{count, number}} de modifications',
  'approval-answers.after-edits_other': '{{count, number}} modifications',
  'approval-answers.after-alone_one': '{{count, number}} à confirmer à part',
  'approval-answers.after-alone_many': '{{count, number}} à confirmer à part',
  'approval-answers.after-alone_other': '{{count, number}} à confirmer à part',
  'approval-answers.after-others_one': '{{count, number}} autre appel',
  'approval-answers.after-others_many': '{{count, number}} d’autres appels',
  'approval-answers.after-others_other': '{{count, number}} autres appels',
  'approval-answers.include': 'Accepter aussi {{file}}',
  'approval-answers.asks-alone': 'à part : {{why}}',
  'approval-answers.is-granted': 'déjà accepté',
  'approval-answers.runs-unasked': 's’exécute sans question',
  'approval-answers.would-fail': 'impossible en l’état : {{why}}',
  'approval-answers.at-its-turn': 'sera examiné à son tour',
  'approval-answers.no-more-same':
    'Vous l’avez acceptée avec une modification précédente. Depuis, elle a changé, ou une règle demande votre accord.',
  'approval-answers.read-again': 'Demander au modèle de relire',
  'approval-answers.stop': 'Arrêter',

  'approval-answers.always': 'Toujours…',
  'approval-answers.always-heading': 'Accepter et ne plus demander',
  'approval-answers.always-means':
    'L’appel est accepté et, désormais, les appels semblables s’exécutent sans question. Les paramètres répertorient toutes les règles.',
  'approval-answers.always-rule': 'Règle',
  'approval-answers.always-files': 'Fichiers que « {{tool}} » peut modifier',
  'approval-answers.always-files-hint':
    'Un chemin ou un motif relatif au projet, p. ex. src/**. Vide : tous les fichiers.',
  'approval-answers.always-commands': 'Commandes qui peuvent s’exécuter',
  'approval-answers.always-commands-hint':
    'Les premiers mots d’une commande, en mots entiers, p. ex. npm run test.',
  'approval-answers.always-no-commands': 'Indiquez quelles commandes peuvent s’exécuter.',
  /** Before the rule. */
  'approval-answers.always-as-it-is':
    'Elle vaut pour l’outil tel qu’il est actuellement. Si son serveur le décrit autrement, ou s’il est configuré autrement, votre accord est de nouveau demandé.',
  'approval-answers.always-as-its-file-is':
    'Elle vaut pour l’outil tel qu’il est actuellement. Si le fichier qui l’apporte change, votre accord est de nouveau demandé.',
  'approval-answers.always-kept-as': 'Conservée comme',
  'approval-answers.always-where': 'Portée',
  'approval-answers.always-chat': 'Cette conversation',
  'approval-answers.always-project': 'Ce projet',
  'approval-answers.always-everywhere': 'Partout',
  'approval-answers.always-everywhere-hint': 'Dans tous les projets que vous ouvrez.',
  'approval-answers.always-cancel': 'Annuler',
  'approval-answers.always-accept': 'Accepter et conserver la règle',

  'approval-answers.reject-by-keys': 'Rejeter… ({{keys}})',
  'approval-answers.reject-ask': 'Rejeter…',
  'approval-answers.reject-reason': 'Raison pour le modèle (facultatif)',
  'approval-answers.reject': 'Rejeter',
  'approval-answers.reject-rest': 'Rejeter cet appel et les suivants',
  'approval-answers.reject-back': 'Retour',
  'approval-answers.reject-next_zero': 'Le modèle en est informé et poursuit à partir de là.',
  'approval-answers.reject-next_one':
    '« Rejeter » passe à l’appel suivant. « Rejeter cet appel et les suivants » signifie que l’appel qui suit n’est pas exécuté non plus et que le modèle refait un plan.',
  'approval-answers.reject-next_many':
    '« Rejeter » passe à l’appel suivant. « Rejeter cet appel et les suivants » signifie que les {{count, number}} d’appels qui suivent ne sont pas exécutés non plus et que le modèle refait un plan.',
  'approval-answers.reject-next_other':
    '« Rejeter » passe à l’appel suivant. « Rejeter cet appel et les suivants » signifie que les {{count, number}} appels qui suivent ne sont pas exécutés non plus et que le modèle refait un plan.',
} as const satisfies French<typeof english>;

/** What happens after either rejection, with so many calls behind the one that is asked about. */
