import type { keptEdit as english } from '../english/kept-edit';
import type { French } from '../translation/translation';

// What the person wrote for a call that came to nothing, or was decided without it.

export const keptEdit = {
  'kept-edit.kept': 'Votre modification a été conservée.',
  'kept-edit.rejected-elsewhere': 'Rejeté dans une autre fenêtre. Votre modification a été conservée.',
  'kept-edit.accepted-elsewhere': 'Accepté dans une autre fenêtre. Votre modification a été conservée.',
  'kept-edit.not-asked': 'L’exécution a eu lieu sans question. Votre modification a été conservée.',
  'kept-edit.copy': 'Copier',
  'kept-edit.copied': 'Copié',
  'kept-edit.open': 'Ouvrir',
  'kept-edit.heading': 'Votre modification',
  'kept-edit.not-written': 'Telle que vous l’avez laissée : {{title}}. Elle n’a pas été écrite.',
  'kept-edit.text': 'Votre texte',
  'kept-edit.let-go': 'L’abandonner',
  'kept-edit.answer-lost': 'Votre réponse est arrivée trop tard. {{told}}',
} as const satisfies French<typeof english>;
