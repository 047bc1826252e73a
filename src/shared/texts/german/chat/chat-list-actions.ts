import type { chatListActions as english } from '../../english/chat/chat-list-actions';
import type { German } from '../../translation/translation';

// The opened list of chats: its groups and views, what is found in messages, what is deleted.

export const chatListActions = {
  'chat-list.find': 'Chats durchsuchen',
  'chat-list.views': 'Welche Chats',
  'chat-list.view-current': 'Chats',
  'chat-list.view-archived': 'Archiviert',
  'chat-list.view-deleted': 'Gelöscht',
  'chat-list.no-archived': 'Keine archivierten Chats.',
  'chat-list.no-deleted': 'Keine gelöschten Chats. Was Sie löschen, bleibt 30 Tage lang hier.',

  'chat-list.pinned': 'Angeheftet',
  'chat-list.waits': 'Wartet auf Sie',
  'chat-list.runs': 'Arbeitet',
  'chat-list.today': 'Heute',
  'chat-list.yesterday': 'Gestern',
  'chat-list.this-week': 'Letzte 7 Tage',
  'chat-list.this-month': 'Letzte 30 Tage',
  'chat-list.older': 'Älter',

  'chat-list.in-messages': 'In Nachrichten',
  'chat-list.searching': 'Nachrichten werden durchsucht…',
  'chat-list.more-found': 'Nur die neuesten werden angezeigt. Fügen Sie ein Wort hinzu, um andere zu finden.',
  'chat-list.found_zero': 'Nichts gefunden',
  'chat-list.found_one': '1 gefunden',
  'chat-list.found_other': '{{count, number}} gefunden',
  'chat-list.nothing-found': 'Kein Chat heißt „{{query}}“, und keine Nachricht enthält es.',
  'chat-list.said-by-person': 'Sie: ',
  'chat-list.said-by-model': 'Modell: ',
  'chat-list.said-in-summary': 'Zusammenfassung: ',
  'chat-list.said-in-call': 'Tool: ',
  'chat-list.times-more': '+{{count, number}}',
  'chat-list.times-more-said_one': 'und in 1 weiteren Nachricht',
  'chat-list.times-more-said_other': 'und in {{count, number}} weiteren Nachrichten',

  'chat-list.actions': 'Aktionen für {{title}}',
  'chat-list.new-title': 'Neuer Titel',
  'chat-list.delete-at-work': 'Diesen Chat stoppen und löschen?',
  'chat-list.delete-at-work-means':
    '„{{title}}“ arbeitet noch oder wartet auf Ihre Antwort. Der Chat wird gestoppt und bleibt 30 Tage lang unter „Gelöscht“.',
  'chat-list.stop-and-delete': 'Stoppen und löschen',
  'chat-list.deleted': '„{{title}}“ gelöscht',
  'chat-list.undo': 'Rückgängig',
  'chat-list.restore': '{{title}} wiederherstellen',
  'chat-list.restore-now': 'Wiederherstellen',
  'chat-list.deleted-on': 'Gelöscht: {{date}}',
  'chat-list.deleted-now': 'Gerade gelöscht',
} as const satisfies German<typeof english>;
