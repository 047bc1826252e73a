import type { memory as english } from '../english/memory';
import type { French } from '../translation/translation';

// Memory: what is remembered for every chat, where, and what hinders it.

export const memory = {
  'memory.saved-for-all': 'Mémorisé pour tous les projets, dans {{path}}',
  'memory.choose-place': 'Choisissez d’abord où le mémoriser.',
  'memory.ask-place': 'l’emplacement de mémorisation n’a pas été indiqué',
  'memory.no-fact': 'Il ne reste rien à mémoriser. Écrivez ce qui doit l’être, ou rejetez la proposition.',
  'memory.not-read_one':
    'Ce dossier n’est pas approuvé : {{files, list}} n’a pas été lu et le modèle n’en sait rien.',
  'memory.not-read_many':
    'Ce dossier n’est pas approuvé : {{files, list}} n’ont pas été lus et le modèle n’en sait rien.',
  'memory.not-read_other':
    'Ce dossier n’est pas approuvé : {{files, list}} n’ont pas été lus et le modèle n’en sait rien.',
  'memory.unreadable': 'Un fichier de mémoire n’a pas pu être lu et le modèle n’en sait rien. {{problem}}',
  'memory.changed':
    '{{file}} a changé entre-temps. Il est affiché de nouveau : vérifiez-le, puis recommencez.',
  'memory.nothing-to-tidy': 'Il n’y a encore rien à ranger.',
  'memory.not-tidied':
    'Ce que le modèle a répondu n’est pas une liste de faits. Rien n’a été modifié ; réessayez, ou avec un autre modèle.',
  'memory.not-taken-over': 'La mémoire n’a pas pu être reprise. Rien n’a été modifié.',
} as const satisfies French<typeof english>;
