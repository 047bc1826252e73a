import type { autoDialog as english } from '../../english/shell/auto-dialog';
import type { German } from '../../translation/translation';

// Mode picker: the dialog that begins Auto.

export const autoDialog = {
  'mode-picker.auto-title': 'Ohne Rückfragen arbeiten',
  'mode-picker.auto-until':
    'Bis `{{end}}` ändert der Agent Dateien in diesem Projekt und führt auf diesem Rechner Befehle mit Ihren Rechten aus, ohne Sie vorher zu fragen.',
  /** Instead, where commands run in the sandbox. */
  'mode-picker.auto-until-in-sandbox':
    'Bis `{{end}}` ändert der Agent Dateien in diesem Projekt und führt Befehle in der Sandbox aus, ohne Sie vorher zu fragen.',
  /** Instead, where there is none. */
  'mode-picker.auto-until-without':
    'Bis `{{end}}` ändert der Agent Dateien in diesem Projekt und führt auf diesem Rechner Befehle mit Ihren Rechten aus, ohne Sie vorher zu fragen. Eine Sandbox gibt es hier nicht: {{why, sentence}}',
  /** Instead, where there is no sandbox and it is required. */
  'mode-picker.auto-until-refused':
    'Bis `{{end}}` ändert der Agent Dateien in diesem Projekt, ohne Sie vorher zu fragen. Befehle werden verweigert: {{why, sentence}}',
  'mode-picker.auto-start': '„Automatisch“ starten',
  'mode-picker.for-how-long': 'Für wie lange',

  /** A list of what follows it. */
  'mode-picker.still-asks': 'Er fragt weiterhin, bevor er',
  'mode-picker.asks-to-delete':
    'eine Datei löscht oder eine Datei überschreibt, die dieser Chat nicht gelesen hat',
  'mode-picker.asks-for-protected':
    'eine geschützte Datei wie `.git`, `.env` oder `AGENTS.md` oder eine Datei außerhalb des Projekts ändert',
  'mode-picker.asks-for-commands':
    'einen Befehl ausführt, der seinem Wortlaut nach eines davon tut, etwas verwirft, veröffentlicht oder sich mehr Rechte nimmt (`rm -r`, `git reset --hard`, `git push --force`, `sudo` …), oder einen, der nicht zu verstehen ist; was ein Programm oder Skript darüber hinaus tut, ist nicht bekannt',
  'mode-picker.asks-for-sandboxed':
    'einen Befehl ausführt, der seinem Wortlaut nach eines davon tut, etwas verwirft, veröffentlicht oder sich mehr Rechte nimmt (`rm -r`, `git reset --hard`, `git push --force`, `sudo` …); was ein Programm oder Skript darüber hinaus tut, begrenzt die Sandbox',
  'mode-picker.asks-to-connect': 'einen Befehl einen Host erreichen lässt, den keine Regel zulässt',
  'mode-picker.asks-by-rule':
    'etwas tut, wonach eine Ihrer Regeln fragt; was eine Regel verweigert, bleibt verweigert',
  'mode-picker.auto-ends':
    'Ein anderer Modus beendet „Automatisch“ jederzeit; „Stoppen“ beendet nur den Durchgang, der Modus gilt weiter.',
} as const satisfies German<typeof english>;
