import type { ending as english } from '../../english/shells/ending';
import type { German } from '../../translation/translation';

// Desktop shell: what is asked before the application ends, and what then happens to what runs and waits.

export const ending = {
  'desktop.quit-question': 'Pilotfish beenden?',
  'desktop.turns-stop_one':
    '1 Durchgang läuft. Er wird gestoppt; was bisher gesagt und getan wurde, bleibt erhalten.',
  'desktop.turns-stop_other':
    '{{count, number}} Durchgänge laufen. Sie werden gestoppt; was bisher gesagt und getan wurde, bleibt erhalten.',
  'desktop.questions-wait_one':
    '1 Frage wartet auf Sie. Sie bleibt erhalten und wird beim nächsten Start erneut gestellt.',
  'desktop.questions-wait_other':
    '{{count, number}} Fragen warten auf Sie. Sie bleiben erhalten und werden beim nächsten Start erneut gestellt.',
  /** Of a turn that stops. */
  'desktop.questions-end_one':
    '1 Frage gehört zu einem Durchgang, der gestoppt wird. Sie wird zurückgezogen.',
  'desktop.questions-end_other':
    '{{count, number}} Fragen gehören zu Durchgängen, die gestoppt werden. Sie werden zurückgezogen.',
  /** The commands follow, one a line. */
  'desktop.commands-end_one': '1 Befehl läuft. Er wird beendet:',
  'desktop.commands-end_other': '{{count, number}} Befehle laufen. Sie werden beendet:',
} as const satisfies German<typeof english>;
