import type { modeNames as english } from '../english/mode';
import type { German } from '../translation/translation';

export const modeNames = {
  'mode.plan': 'Planen',
  'mode.ask': 'Fragen',
  'mode.accept-edits': 'Änderungen annehmen',
  'mode.auto': 'Automatisch',
} as const satisfies German<typeof english>;
