import type { palette as english } from '../../english/shell/palette';
import type { German } from '../../translation/translation';

// Command palette: all that the window can do now, by its name.

export const palette = {
  'palette.name': 'Befehl ausführen',
  'palette.placeholder': 'Name eines Befehls',
  'palette.found_one': '1 Befehl',
  'palette.found_other': '{{count, number}} Befehle',
  'palette.none': 'Kein Befehl dieses Namens kann gerade ausgeführt werden.',
  'palette.recent': 'zuletzt verwendet',
  'palette.other': 'andere Befehle',
  'palette.is-on': 'ein',
} as const satisfies German<typeof english>;
