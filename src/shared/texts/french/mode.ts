import type { modeNames as english } from '../english/mode';
import type { French } from '../translation/translation';

// Modes: what each is called, wherever it is named.

export const modeNames = {
  'mode.plan': 'Plan',
  'mode.ask': 'Demander',
  'mode.accept-edits': 'Accepter les modifications',
  'mode.auto': 'Auto',
} as const satisfies French<typeof english>;
