import type { windowTexts as english } from '../../english/shell/window';
import type { German } from '../../translation/translation';

// Window as a whole: its parts, its connection to main, and what its system lets it do.

export const windowTexts = {
  'window.unreachable': 'Pilotfish ist nicht erreichbar.',
  'window.no-folder': 'Es ist kein Ordner geöffnet. Öffnen Sie zuerst einen.',
  'window.not-copied': 'Der Browser hat das Kopieren nicht zugelassen.',
  'window.link-incomplete': 'Das ist keine vollständige Adresse und kann daher nicht geöffnet werden.',
  'window.link-not-https': 'Nur https-Adressen werden geöffnet; dies ist eine {{protocol}}-Adresse.',
} as const satisfies German<typeof english>;
