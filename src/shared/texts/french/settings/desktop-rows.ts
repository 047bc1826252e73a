import type { desktopRows as english } from '../../english/settings/desktop-rows';
import type { French } from '../../translation/translation';

// Settings page: rows of what the desktop alone does.

export const desktopRows = {
  'desktop-rows.spell-check': 'Vérifier l’orthographe pendant la saisie',
  'desktop-rows.spell-check-hint':
    'Sur Mac, le système le fait toujours. Ailleurs, Pilotfish télécharge alors les dictionnaires des langues de votre système, une fois chacun, depuis Google (redirector.gvt1.com) ; ce que vous saisissez reste ici. S’applique aux fenêtres ouvertes ensuite.',
} as const satisfies French<typeof english>;
