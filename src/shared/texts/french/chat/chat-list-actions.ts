import type { chatListActions as english } from '../../english/chat/chat-list-actions';
import type { French } from '../../translation/translation';

// The opened list of chats: its groups and views, what is found in messages, what is deleted.

export const chatListActions = {
  'chat-list.find': 'Rechercher des conversations',
  'chat-list.views': 'Conversations à afficher',
  'chat-list.view-current': 'Actives',
  'chat-list.view-archived': 'Archivées',
  'chat-list.view-deleted': 'Supprimées',
  'chat-list.no-archived': 'Aucune conversation archivée.',
  'chat-list.no-deleted': 'Aucune conversation supprimée. Ce que vous supprimez reste ici pendant 30 jours.',

  'chat-list.pinned': 'Épinglées',
  'chat-list.waits': 'Attendent votre réponse',
  'chat-list.runs': 'En cours',
  'chat-list.today': 'Aujourd’hui',
  'chat-list.yesterday': 'Hier',
  'chat-list.this-week': '7 derniers jours',
  'chat-list.this-month': '30 derniers jours',
  'chat-list.older': 'Plus anciennes',

  'chat-list.in-messages': 'Dans les messages',
  'chat-list.searching': 'Recherche dans les messages…',
  'chat-list.more-found': 'Seuls les plus récents sont affichés. Ajoutez un mot pour en trouver d’autres.',
  'chat-list.found_zero': 'Aucun résultat',
  'chat-list.found_one': '{{count, number}} résultat',
  'chat-list.found_many': '{{count, number}} de résultats',
  'chat-list.found_other': '{{count, number}} résultats',
  'chat-list.nothing-found': 'Aucune conversation ne s’appelle « {{query}} » et aucun message n’en parle.',
  'chat-list.said-by-person': 'Vous : ',
  'chat-list.said-by-model': 'Modèle : ',
  'chat-list.said-in-summary': 'Résumé : ',
  'chat-list.said-in-call': 'Outil : ',
  'chat-list.times-more': '+{{count, number}}',
  'chat-list.times-more-said_one': 'et dans {{count, number}} autre message',
  'chat-list.times-more-said_many': 'et dans {{count, number}} d’autres messages',
  'chat-list.times-more-said_other': 'et dans {{count, number}} autres messages',

  'chat-list.actions': 'Actions pour {{title}}',
  'chat-list.new-title': 'Nouveau titre',
  'chat-list.delete-at-work': 'Arrêter et supprimer cette conversation ?',
  'chat-list.delete-at-work-means':
    '« {{title}} » est en cours ou attend votre réponse. La conversation est arrêtée et reste sous « Supprimées » pendant 30 jours.',
  'chat-list.stop-and-delete': 'Arrêter et supprimer',
  'chat-list.deleted': '« {{title}} » supprimée',
  'chat-list.undo': 'Restaurer',
  'chat-list.restore': 'Restaurer {{title}}',
  'chat-list.restore-now': 'Restaurer',
  'chat-list.deleted-on': 'Supprimée · {{date}}',
  'chat-list.deleted-now': 'Supprimée à l’instant',
} as const satisfies French<typeof english>;
