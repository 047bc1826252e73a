import type { composer as english } from '../../english/chat/composer';
import type { German } from '../../translation/translation';

// The composer: where a message is written, and those that wait in line over it.

export const composer = {
  'composer.message': 'Nachricht',
  'composer.stop': 'Durchgang stoppen',
  'composer.send': 'Senden',
  'composer.supersedes':
    'Durch das Senden wird der Aufruf aufgegeben, der auf Ihre Antwort wartet; das Modell liest zuerst Ihre Nachricht.',

  'composer.ask': 'Frage oder Änderungswunsch',
  'composer.answer-above': 'Oben antworten oder schreiben',
  'composer.say-more': 'Nachricht ergänzen…',
  'composer.queue-keys': 'Eingabe sendet das Eingereihte, ↑ holt es zurück',

  'composer.queue': 'Eingereihte Nachrichten',
  'composer.queued': 'Eingereiht',
  'composer.not-sent': 'Nicht gesendet',
  'composer.send-queued': 'Eingereihte Nachrichten senden',
  'composer.take-back': 'Eingereihte Nachricht zurückholen: {{start}}',
  'composer.remove': 'Eingereihte Nachricht entfernen: {{start}}',
} as const satisfies German<typeof english>;
