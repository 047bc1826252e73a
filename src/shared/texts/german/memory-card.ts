import type { memoryCard as english } from '../english/memory-card';
import type { German } from '../translation/translation';

// Memory: the card that asks whether something is remembered.

export const memoryCard = {
  'memory.card-where': 'Wo',
  /** Before the file. */
  'memory.card-global': 'Für jedes Projekt, in',
  'memory.card-project': 'Für dieses Projekt, in',
  'memory.card-fact': 'Was gemerkt wird',
  'memory.card-subject': 'Zu merken: {{fact}}',
  'memory.card-not-there': 'Nicht möglich: {{problem}}',
  'memory.card-always': 'Welches Gedächtnis ergänzt werden darf',
  'memory.card-always-hint': 'global oder project und der Name der Datei, z. B. project:AGENTS.md.',
  'memory.trust-folder': 'Diesem Ordner vertrauen…',
} as const satisfies German<typeof english>;
