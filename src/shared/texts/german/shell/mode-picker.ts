import type { modePicker as english } from '../../english/shell/mode-picker';
import type { German } from '../../translation/translation';

// Mode picker: how much the agent may do without asking, and the dialog that begins Auto.

export const modePicker = {
  /** Stands before the name of the mode, for a screen reader. */
  'mode-picker.lead': 'Modus: ',
  /** When it has changed. */
  'mode-picker.announced': 'Modus {{mode}}',
  'mode-picker.plan-hint': 'Liest nur. Änderungen werden verweigert.',
  'mode-picker.ask-hint': 'Jede Änderung wartet auf Ihre Antwort.',
  'mode-picker.accept-edits-hint':
    'Ändert Dateien im Projekt ohne Rückfrage. Bei geschützten Dateien wird weiter gefragt.',
  'mode-picker.auto-hint':
    'Ändert eine Zeit lang Dateien und führt Befehle aus, die sich beurteilen lassen, ohne zu fragen. Gefragt wird beim Löschen, beim Veröffentlichen und bei allem, was das Projekt verlässt. Ob es hier eine Sandbox gibt, wird noch geprüft.',
  /** Instead, as soon as it is known whether commands run in the sandbox. */
  'mode-picker.auto-in-sandbox':
    'Ändert eine Zeit lang Dateien und führt Befehle in der Sandbox aus, ohne zu fragen. Gefragt wird beim Löschen, beim Veröffentlichen und bei allem, was das Projekt verlässt.',
  'mode-picker.auto-without-sandbox':
    'Ändert eine Zeit lang Dateien und führt Befehle aus, die sich beurteilen lassen, ohne zu fragen. Es gibt keine Sandbox, daher wird beim Rest gefragt: {{why, sentence}}',
  'mode-picker.auto-sandbox-off':
    'Ändert eine Zeit lang Dateien und führt Befehle aus, die sich beurteilen lassen, ohne zu fragen. Die Sandbox ist ausgeschaltet, daher wird beim Rest gefragt.',
  'mode-picker.auto-sandbox-required':
    'Ändert eine Zeit lang Dateien, ohne zu fragen. Befehle werden verweigert: {{why, sentence}}',
  /** It asks for how long. */
  'mode-picker.choose-auto': 'Automatisch…',
  'mode-picker.time-left': 'Restzeit im Modus „Automatisch“',
  'mode-picker.tomorrow': 'morgen um {{clock}}',
  'mode-picker.quarter-hour': '15 Minuten',
  'mode-picker.hour': '1 Stunde',
  'mode-picker.four-hours': '4 Stunden',
  'mode-picker.eight-hours': '8 Stunden',
} as const satisfies German<typeof english>;
