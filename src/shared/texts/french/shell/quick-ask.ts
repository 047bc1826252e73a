import type { quickAsk as english } from '../../english/shell/quick-ask';
import type { French } from '../../translation/translation';

// Quick question: the small window that asks about a project and only reads it.

export const quickAsk = {
  'quick-ask.name': 'Question rapide',
  'quick-ask.title': 'Question rapide – {{project}}',
  'quick-ask.field': 'Question',
  'quick-ask.ask-about': 'Question sur {{project}}…',
  'quick-ask.ask-more': 'Autre question…',
  'quick-ask.ask': 'Demander',
  'quick-ask.stop': 'Arrêter',
  'quick-ask.new': 'Nouvelle question',
  'quick-ask.copy': 'Copier la réponse',
  'quick-ask.continue': 'Poursuivre dans la fenêtre principale',
  'quick-ask.open-main': 'Ouvrir la fenêtre principale',
  'quick-ask.reads-only': 'Lecture seule',
  'quick-ask.reads-only-hint':
    'Le projet est lu sans que rien n’y soit modifié : aucun accord ne vous est donc demandé.',
  'quick-ask.copied': 'Copié.',
  'quick-ask.no-project': 'Aucun dossier n’est ouvert. Sur lequel porte votre question ?',
  'quick-ask.no-recent': 'Aucun dossier n’est ouvert. Ouvrez‑en d’abord un dans la fenêtre principale.',
  'quick-ask.no-model': 'Aucun modèle n’est encore choisi. Choisissez‑en un dans la fenêtre principale.',
  'quick-ask.folder-gone': 'Le dossier n’existe plus.',
  'quick-ask.nothing-to-hide':
    'Cette page est un onglet de votre navigateur : fermez l’onglet pour la quitter.',
} as const satisfies French<typeof english>;
