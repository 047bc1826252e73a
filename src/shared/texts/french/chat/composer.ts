import type { composer as english } from '../../english/chat/composer';
import type { French } from '../../translation/translation';

// The composer: where a message is written, and those that wait in line over it.

export const composer = {
  'composer.message': 'Message',
  'composer.stop': 'Arrêter le tour',
  'composer.send': 'Envoyer',
  'composer.supersedes':
    'L’envoi abandonne l’appel qui attend votre réponse ; le modèle lit d’abord votre message.',

  'composer.ask': 'Question ou modification',
  'composer.answer-above': 'Répondez ci-dessus ou écrivez',
  'composer.say-more': 'Précisez : ce sera lu d’abord',
  'composer.queue-keys': 'Entrée envoie la file d’attente, ↑ la reprend',

  'composer.queue': 'Messages en file d’attente',
  'composer.queued': 'En file d’attente',
  'composer.not-sent': 'Non envoyé',
  'composer.send-queued': 'Envoyer les messages en file d’attente',
  'composer.take-back': 'Reprendre le message en file d’attente : {{start}}',
  'composer.remove': 'Supprimer le message en file d’attente : {{start}}',
} as const satisfies French<typeof english>;
