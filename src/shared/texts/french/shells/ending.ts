import type { ending as english } from '../../english/shells/ending';
import type { French } from '../../translation/translation';

// Desktop shell: what is asked before the application ends, and what then happens to what runs and waits.

export const ending = {
  'desktop.quit-question': 'Quitter Pilotfish ?',
  'desktop.turns-stop_one':
    '{{count, number}} tour est en cours. Il s’arrête ; ce qu’il a dit et fait jusqu’ici est conservé.',
  'desktop.turns-stop_many':
    '{{count, number}} de tours sont en cours. Ils s’arrêtent ; ce qu’ils ont dit et fait jusqu’ici est conservé.',
  'desktop.turns-stop_other':
    '{{count, number}} tours sont en cours. Ils s’arrêtent ; ce qu’ils ont dit et fait jusqu’ici est conservé.',
  'desktop.questions-wait_one':
    '{{count, number}} question attend votre réponse. Elle est conservée et posée de nouveau au prochain démarrage.',
  'desktop.questions-wait_many':
    '{{count, number}} de questions attendent votre réponse. Elles sont conservées et posées de nouveau au prochain démarrage.',
  'desktop.questions-wait_other':
    '{{count, number}} questions attendent votre réponse. Elles sont conservées et posées de nouveau au prochain démarrage.',
  /** Of a turn that stops. */
  'desktop.questions-end_one':
    '{{count, number}} question appartient à un tour qui s’arrête. Elle est retirée.',
  'desktop.questions-end_many':
    '{{count, number}} de questions appartiennent à des tours qui s’arrêtent. Elles sont retirées.',
  'desktop.questions-end_other':
    '{{count, number}} questions appartiennent à des tours qui s’arrêtent. Elles sont retirées.',
  /** The commands follow, one a line. */
  'desktop.commands-end_one': '{{count, number}} commande est en cours. Elle est arrêtée :',
  'desktop.commands-end_many': '{{count, number}} de commandes sont en cours. Elles sont arrêtées :',
  'desktop.commands-end_other': '{{count, number}} commandes sont en cours. Elles sont arrêtées :',
} as const satisfies French<typeof english>;
