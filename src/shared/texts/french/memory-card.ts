import type { memoryCard as english } from '../english/memory-card';
import type { French } from '../translation/translation';

// Memory: the card that asks whether something is remembered.

export const memoryCard = {
  'memory.card-where': 'Où',
  /** Before the file. */
  'memory.card-global': 'Pour tous les projets, dans',
  'memory.card-project': 'Pour ce projet, dans',
  'memory.card-fact': 'Ce qui est mémorisé',
  'memory.card-subject': 'À mémoriser : {{fact}}',
  'memory.card-not-there': 'Impossible : {{problem}}',
  'memory.card-always': 'Mémoire qui peut être complétée',
  'memory.card-always-hint': 'global ou project, et le nom du fichier, p. ex. project:AGENTS.md.',
  'memory.trust-folder': 'Faire confiance à ce dossier…',
} as const satisfies French<typeof english>;
