import type { pageTrouble as english } from '../../english/shells/page-trouble';
import type { German } from '../../translation/translation';

// Desktop shell: what is asked about a page that crashed again or does not answer, and the log that helps to find out why.

export const pageTrouble = {
  'desktop.keep-waiting': 'Weiter warten',
  'desktop.page-hangs': 'Das Fenster antwortet nicht.',
  'desktop.page-hangs-detail':
    'Vielleicht ist es nur beschäftigt. Neu geladen kommt es mit dem zurück, was gesichert war: Chats und was läuft, hängen nicht am Fenster.',
  'desktop.export-logs': 'Protokolle exportieren…',
  'desktop.export-logs-title': 'Protokolle exportieren',
  'desktop.logs-not-exported': 'Die Protokolle wurden nicht exportiert',
} as const satisfies German<typeof english>;
