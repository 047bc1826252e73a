import type { urlQuestion as english } from '../english/url-question';
import type { French } from '../translation/translation';

// A question about an address: what is asked there, what it is told, and what may be odd about it.

export const urlQuestion = {
  'url-question.host': 'Hôte {{host}}, port {{port}}',
  'url-question.looks-like':
    'L’hôte contient des lettres qui peuvent passer pour d’autres : ailleurs, il s’affiche sous la forme « {{host}} ». Assurez-vous que c’est bien celui auquel vous pensez.',
  'url-question.not-encrypted':
    'Non chiffré (http) : des tiers sur le trajet peuvent lire et modifier ce qui arrive.',
  'url-question.given': 'Le modèle a écrit {{url}}',
  'url-question.sent': 'Envoie : {{text}}',
  'url-question.asked': 'Question posée à ce sujet : {{text}}',
  'url-question.announced': 'Hôte {{host}}. Adresse : {{url}}',
  'url-question.accept': 'Interroger {{host}}',
  'url-question.wanted-by': 'Demandé par :',
  'url-question.connects': 'Hôte {{host}}, port {{port}}. Commande : {{command}}',
  'url-question.let-reach': 'Laisser joindre {{host}}',
  'url-question.registries': 'Autoriser les registres usuels',
  'url-question.registries-hint': 'Toute commande de ce projet peut joindre {{hosts, list}}',
  'url-question.always': 'Hôtes qui peuvent être joints',
  'url-question.always-hint':
    'Un hôte, p. ex. docs.example.com, *.example.com ou localhost:8080. Un hôte sans port désigne les ports habituels.',
  'url-question.always-empty': 'Indiquez quels hôtes peuvent être joints.',
} as const satisfies French<typeof english>;
