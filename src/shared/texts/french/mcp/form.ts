import type { form as english } from '../../english/mcp/form';
import type { French } from '../../translation/translation';

// Form of an MCP server: the card it stands on, what is wrong with what was put into it, and what became of it.

export const form = {
  'tool-name.fill-form': 'Formulaire',
  'call-title.fill-form': '{{server}} demande quelque chose',
  'asks.form': 'vous seul pouvez y répondre',
  'asks.form-faulty': 'Le formulaire n’a pas été envoyé : revoyez {{fields, list}}.',

  'form-card.name': 'Formulaire du serveur {{server}}',
  'form-card.heading': '{{server}} demande quelque chose',
  'form-card.about':
    'Ce que vous saisissez est envoyé à ce serveur. N’y mettez jamais de mot de passe ni de clé.',
  'form-card.send': 'Envoyer',
  'form-card.send-nothing': 'Confirmer',
  'form-card.decline': 'Décliner',
  'form-card.cancel': 'Annuler',
  'form-card.mend-first': 'Revoyez d’abord {{fields, list}}.',
  'form-card.optional': '{{name}} (facultatif)',
  'form-card.choose': 'Choisir…',
  'form-card.nothing-chosen': 'Aucune réponse',
  'form-card.words': '{{server}} demande : {{message}}',

  'form.accepted': 'Confirmé à {{server}}.',
  'form.accepted_count': 'Envoyé à {{server}}.',
  'form.declined': 'Décliné : rien n’a été envoyé à {{server}}.',
  'form.cancelled': 'Annulé : rien n’a été envoyé à {{server}}.',

  'form.required': 'Ce champ doit être rempli.',
  'form.not-such': 'Choisissez l’une des options proposées.',
  'form.no-number': 'Ce doit être un nombre.',
  'form.not-whole': 'Ce doit être un nombre entier.',
  'form.too-small': 'Au moins {{least, number}}.',
  'form.too-large': 'Au plus {{most, number}}.',
  'form.too-short': 'Au moins {{least, number}} caractères.',
  'form.too-long': 'Au plus {{most, number}} caractères.',
  'form.too-few': 'Choisissez‑en au moins {{least, number}}.',
  'form.too-many': 'Choisissez‑en au plus {{most, number}}.',
  'form.no-email': 'Ce doit être une adresse e-mail.',
  'form.no-uri': 'Ce doit être une adresse, avec son schéma : https://…',
  'form.no-date': 'Ce doit être une date : 2026-01-31.',
  'form.no-date-time': 'Ce doit être une date et une heure : 2026-01-31T09:30.',
} as const satisfies French<typeof english>;
