import type { askedCards as english } from '../english/asked-cards';
import type { French } from '../translation/translation';

// What asks for an answer of its own: a plan, and a question back.

export const askedCards = {
  'plan-card.name': 'Attend votre décision : {{title}}',
  'plan-card.heading': 'Un plan soumis à votre décision',
  'plan-card.lines': 'Lignes du plan',
  'plan-card.comments': 'Vos commentaires',
  'plan-card.comment-on': 'Commenter : {{line}}',
  'plan-card.comment-hint': 'Qu’est-ce qui devrait être différent ici ?',
  'plan-card.add-comment': 'Ajouter un commentaire',
  'plan-card.change-comment': 'Garder le commentaire',
  'plan-card.drop-comment': 'Annuler',
  'plan-card.edit-comment': 'Modifier le commentaire : {{comment}}',
  'plan-card.remove-comment': 'Supprimer le commentaire : {{comment}}',
  'plan-card.how-to-comment':
    'Chaque ligne peut être commentée : pointez-la, ou parcourez les lignes avec ↑ et ↓.',
  'plan-card.go-asking': 'Lancer en mode Demander',
  'plan-card.go-accepting-edits': 'Lancer en acceptant les modifications',
  'plan-card.keep-planning-ask': 'Faire modifier le plan…',
  'plan-card.keep-planning-by-keys': 'Faire modifier le plan… ({{keys}})',
  'plan-card.keep-planning-with_one': 'Faire modifier le plan avec {{count, number}} commentaire',
  'plan-card.keep-planning-with_many': 'Faire modifier le plan avec {{count, number}} de commentaires',
  'plan-card.keep-planning-with_other': 'Faire modifier le plan avec {{count, number}} commentaires',
  'plan-card.keep-planning': 'Faire modifier le plan',
  'plan-card.what-else': 'Que faut-il changer au plan ? (facultatif)',
  'plan-card.announced_one': 'Un plan de {{count, number}} ligne.',
  'plan-card.announced_many': 'Un plan de {{count, number}} de lignes.',
  'plan-card.announced_other': 'Un plan de {{count, number}} lignes.',

  /** `name`: of the card; said once it is there. */
  'plan-card.announced-card': '{{name, sentence}} {{subject}} Appuyez sur {{keys}} pour y aller.',

  'plan-card.use-as-todos': 'En faire des tâches',
  'plan-card.replace-todos': 'Remplacer les tâches par ce plan',
  'plan-card.used-as-todos': 'C’est maintenant la liste de tâches.',

  'question-card.name': 'Question pour vous : {{question}}',
  'question-card.heading': 'Une question pour vous',
  'question-card.own-words': 'Avec vos propres mots (facultatif)',
  'question-card.several': 'Plusieurs choix sont possibles.',
  'question-card.send': 'Envoyer la réponse',
  'question-card.digits': 'Au clavier : un chiffre choisit, Entrée envoie.',
  'question-card.choose-first': 'Choisissez une option, ou écrivez votre propre réponse.',
  'question-card.decline': 'Ne pas répondre…',
  'question-card.decline-now': 'Ne pas répondre',
  'question-card.why-not': 'Raison pour le modèle (facultatif)',
  'question-card.announced': 'Choix : {{choices, choices}}.',
  'question-card.answered': 'Vous avez choisi : {{choices, list}}',
} as const satisfies French<typeof english>;
