import type { memory as english } from '../english/memory';
import type { German } from '../translation/translation';

// Memory: what is remembered for every chat, where, and what hinders it.

export const memory = {
  'memory.saved-for-all': 'Für jedes Projekt gemerkt, in {{path}}',
  'memory.choose-place': 'Wählen Sie zuerst aus, wo es gespeichert werden soll.',
  'memory.ask-place': 'niemand hat gesagt, wo es gespeichert werden soll',
  'memory.no-fact':
    'Es ist nichts übrig, was gemerkt werden könnte. Schreiben Sie, was gemerkt werden soll, oder lehnen Sie ab.',
  'memory.not-read_one':
    'Diesem Ordner wird nicht vertraut: {{files, list}} wurde nicht gelesen, das Modell weiß nichts davon.',
  'memory.not-read_other':
    'Diesem Ordner wird nicht vertraut: {{files, list}} wurden nicht gelesen, das Modell weiß nichts davon.',
  'memory.unreadable':
    'Eine Gedächtnisdatei konnte nicht gelesen werden, das Modell weiß nichts davon. {{problem}}',
  'memory.changed':
    '{{file}} hat sich inzwischen geändert. Der neue Stand wird angezeigt: Sehen Sie ihn an, und wiederholen Sie dann den Schritt.',
  'memory.nothing-to-tidy': 'Es gibt noch nichts aufzuräumen.',
  'memory.not-tidied':
    'Was das Modell geantwortet hat, ist keine Liste von Tatsachen. Es wurde nichts geändert; versuchen Sie es erneut oder mit einem anderen Modell.',
  'memory.not-taken-over': 'Die Übernahme ist nicht gelungen. Es wurde nichts geändert.',
} as const satisfies German<typeof english>;
