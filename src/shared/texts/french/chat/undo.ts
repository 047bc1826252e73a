import type { undo as english } from '../../english/chat/undo';
import type { French } from '../../translation/translation';

// Défaire depuis la conversation : un tour, tout depuis un message, ce qui a été défait ; et ce qu’une commande a modifié.

export const undo = {
  'undo.review-now': 'Examiner',
  'undo.undo-turn': 'Défaire le tour…',
  'undo.undo': 'Défaire…',
  'undo.redo': 'Rétablir…',
  'undo.do-turn': 'Défaire le tour',
  'undo.do-call': 'Défaire l’appel',
  'undo.do-redo': 'Rétablir',
  'undo.to-here-ask': 'Défaire jusqu’ici…',
  'undo.turn': 'Défaire ce tour ?',
  'undo.turn-means':
    'Ses fichiers redeviennent ce qu’ils étaient avant. Ce que vous avez modifié depuis reste.',
  'undo.again': 'Rétablir ce qui a été défait ?',
  'undo.again-means':
    'Les fichiers redeviennent ce qu’ils étaient avant. Ce que vous avez modifié depuis reste.',
  'undo.redone': 'Défaire de nouveau ?',
  'undo.redone-means':
    'Les fichiers redeviennent ce qu’ils étaient avant d’être rétablis. Ce que vous avez modifié depuis reste.',
  'undo.call': 'Défaire cet appel ?',
  'undo.call-means':
    'Ses fichiers redeviennent ce qu’ils étaient avant. Ce que vous avez modifié depuis reste.',
  'undo.to-here': 'Défaire jusqu’ici',
  'undo.what': 'Que défaire ?',
  'undo.both': 'Fichiers et conversation',
  'undo.both-hint':
    'Les fichiers reviennent en arrière et une nouvelle conversation reprend avant ce message.',
  'undo.files': 'Fichiers',
  'undo.files-hint': 'Ce qui a été modifié à partir de ce message est défait. La conversation reste.',
  'undo.chat': 'Conversation',
  'undo.chat-hint': 'Une nouvelle conversation reprend avant ce message. Les fichiers restent tels quels.',
  'undo.go-on': 'Continuer dans une nouvelle conversation',
  'undo.review': 'Examiner…',
  'undo.goes-back': 'revient à son état précédent',
  'undo.goes': 'est supprimé',
  'undo.comes': 'est rétabli',
  'undo.nothing': 'est déjà dans son état précédent',
  'undo.stays': 'reste tel quel : {{why}}',
  'undo.conflicts_one': '{{count, number}} endroit modifié depuis reste',
  'undo.conflicts_other': '{{count, number}} endroits modifiés depuis restent',
  'undo.conflicts_many': '{{count, number}} d’endroits modifiés depuis restent',
  'undo.names': '{{names, list}}',
  'undo.names-and-more_one': '{{names, list}} et {{count, number}} autre',
  'undo.names-and-more_other': '{{names, list}} et {{count, number}} autres',
  'undo.names-and-more_many': '{{names, list}} et {{count, number}} d’autres',
} as const satisfies French<typeof english>;
