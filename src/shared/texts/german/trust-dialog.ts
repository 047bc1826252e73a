import type { trustDialog as english } from '../english/trust-dialog';
import type { German } from '../translation/translation';

// Workspace trust: the dialog that lists what a folder brings.

export const trustDialog = {
  'trust.title': 'Diesem Ordner vertrauen?',
  'trust.title-trusted': 'Diesem Ordner wird vertraut',
  'trust.title-changed': 'Die Änderungen in diesem Ordner annehmen?',
  /** What stands between backticks is the path. */
  'trust.about':
    'Was die eigenen Dateien des Ordners mitbringen, bleibt ausgelassen, bis Sie ihm vertrauen; alles andere funktioniert. Vertraut wird dem Pfad `{{path}}`: Auch was später dort liegt, gilt als vertrauenswürdig, aber Agenten und alles, was Programme ausführt, fragen bei jeder Änderung erneut.',
  'trust.about-trusted':
    'Vertraut wird dem Pfad `{{path}}`: Auch was später dort liegt, gilt als vertrauenswürdig, aber Agenten und alles, was Programme ausführt, fragen bei jeder Änderung erneut.',
  'trust.about-around':
    '`{{path}}` wird vertraut, weil allem in `{{around}}` vertraut wird. Agenten und alles, was Programme ausführt, fragen bei jeder Änderung erneut.',

  'trust.list': 'Was dieser Ordner mitbringt',
  'trust.looking': 'Es wird nachgesehen, was dieser Ordner mitbringt',
  'trust.runs': 'Würde Programme ausführen',
  'trust.tells': 'Würde dem Modell mitgeteilt',

  'trust.new': 'Neu',
  'trust.unusable': 'Nicht verwendbar',
  'trust.difference': 'Seit der Annahme:',
  'trust.whole': 'Vollständig:',
  'trust.definition': 'Definition von {{name}}',

  'trust.stay-restricted': 'Nicht vertrauen',
  'trust.trust-parent': 'Übergeordnetem Ordner „{{name}}“ vertrauen',
  'trust.trust-folder': 'Diesem Ordner vertrauen',
  'trust.accept-changes': 'Aktuellen Stand annehmen',
  'trust.stop': 'Nicht mehr vertrauen',
  'trust.stop-around': '„{{name}}“ und allem darin nicht mehr vertrauen',
} as const satisfies German<typeof english>;
