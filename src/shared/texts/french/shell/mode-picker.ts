import type { modePicker as english } from '../../english/shell/mode-picker';
import type { French } from '../../translation/translation';

// Mode picker: how much the agent may do without asking, and the dialog that begins Auto.

export const modePicker = {
  /** Stands before the name of the mode, for a screen reader. */
  'mode-picker.lead': 'Mode : ',
  /** When it has changed. */
  'mode-picker.announced': 'Mode {{mode}}',
  'mode-picker.plan-hint': 'Lecture seule. Les modifications sont refusées.',
  'mode-picker.ask-hint': 'Chaque modification attend votre réponse.',
  'mode-picker.accept-edits-hint':
    'Modifie les fichiers du projet sans demander. Les fichiers protégés demandent toujours votre accord.',
  'mode-picker.auto-hint':
    'Pendant un certain temps, modifie des fichiers et exécute sans demander les commandes qu’il sait analyser. Les suppressions, les publications et ce qui sort du projet demandent votre accord. La présence d’un bac à sable est encore en cours de vérification.',
  /** Instead, as soon as it is known whether commands run in the sandbox. */
  'mode-picker.auto-in-sandbox':
    'Pendant un certain temps, modifie des fichiers et exécute des commandes dans le bac à sable sans demander. Les suppressions, les publications et ce qui sort du projet demandent votre accord.',
  'mode-picker.auto-without-sandbox':
    'Pendant un certain temps, modifie des fichiers et exécute sans demander les commandes qu’il sait analyser. Le reste demande votre accord, car il n’y a pas de bac à sable. {{why, sentence}}',
  'mode-picker.auto-sandbox-off':
    'Pendant un certain temps, modifie des fichiers et exécute sans demander les commandes qu’il sait analyser. Le bac à sable est désactivé, donc le reste demande votre accord.',
  'mode-picker.auto-sandbox-required':
    'Pendant un certain temps, modifie des fichiers sans demander. Les commandes sont refusées : {{why, sentence}}',
  /** It asks for how long. */
  'mode-picker.choose-auto': 'Auto…',
  'mode-picker.time-left': 'Temps restant en mode Auto',
  'mode-picker.tomorrow': 'demain à {{clock}}',
  'mode-picker.quarter-hour': '15 minutes',
  'mode-picker.hour': '1 heure',
  'mode-picker.four-hours': '4 heures',
  'mode-picker.eight-hours': '8 heures',
} as const satisfies French<typeof english>;
