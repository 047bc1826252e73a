import type { pageTrouble as english } from '../../english/shells/page-trouble';
import type { French } from '../../translation/translation';

// Desktop shell: what is asked about a page that crashed again or does not answer, and the log that helps to find out why.

export const pageTrouble = {
  'desktop.keep-waiting': 'Continuer d’attendre',
  'desktop.page-hangs': 'La fenêtre ne répond pas.',
  'desktop.page-hangs-detail':
    'Elle est peut-être seulement occupée. Rechargée, elle revient avec ce qui a été conservé : les conversations et ce qui est en cours ne dépendent pas de la fenêtre.',
  'desktop.export-logs': 'Exporter les journaux…',
  'desktop.export-logs-title': 'Exporter les journaux',
  'desktop.logs-not-exported': 'Les journaux n’ont pas été exportés',
} as const satisfies French<typeof english>;
