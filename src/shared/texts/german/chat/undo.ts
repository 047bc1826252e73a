import type { undo as english } from '../../english/chat/undo';
import type { German } from '../../translation/translation';

// Rückgängig machen aus dem Chat: ein Durchgang, alles seit einer Nachricht, das Zurückgenommene; und was ein Befehl geändert hat.

export const undo = {
  'undo.review-now': 'Ansehen',
  'undo.undo-turn': 'Durchgang zurücknehmen…',
  'undo.undo': 'Rückgängig…',
  'undo.redo': 'Wiederherstellen…',
  'undo.do-turn': 'Durchgang zurücknehmen',
  'undo.do-call': 'Aufruf rückgängig machen',
  'undo.do-redo': 'Wiederherstellen',
  'undo.to-here-ask': 'Bis hierher zurücknehmen…',
  'undo.turn': 'Diesen Durchgang zurücknehmen?',
  'undo.turn-means':
    'Ihre Dateien werden auf den Stand davor zurückgesetzt. Was Sie seither geändert haben, bleibt.',
  'undo.again': 'Das Zurückgenommene wiederherstellen?',
  'undo.again-means':
    'Die Dateien werden auf den Stand vor dem Zurücknehmen gebracht. Was Sie seither geändert haben, bleibt.',
  'undo.redone': 'Wieder zurücknehmen?',
  'undo.redone-means':
    'Die Dateien werden auf den Stand vor dem Wiederherstellen zurückgesetzt. Was Sie seither geändert haben, bleibt.',
  'undo.call': 'Diesen Aufruf rückgängig machen?',
  'undo.call-means':
    'Seine Dateien werden auf den Stand davor zurückgesetzt. Was Sie seither geändert haben, bleibt.',
  'undo.to-here': 'Bis hierher zurücknehmen',
  'undo.what': 'Was geht zurück?',
  'undo.both': 'Dateien und Chat',
  'undo.both-hint': 'Die Dateien gehen zurück, und ein neuer Chat setzt vor dieser Nachricht an.',
  'undo.files': 'Dateien',
  'undo.files-hint': 'Was ab dieser Nachricht geändert wurde, wird zurückgenommen. Der Chat bleibt.',
  'undo.chat': 'Chat',
  'undo.chat-hint': 'Ein neuer Chat setzt vor dieser Nachricht an. Die Dateien bleiben, wie sie sind.',
  'undo.go-on': 'In neuem Chat fortfahren',
  'undo.review': 'Ansehen…',
  'undo.goes-back': 'wird zurückgesetzt',
  'undo.goes': 'wird gelöscht',
  'undo.comes': 'kommt zurück',
  'undo.nothing': 'ist schon wie zuvor',
  'undo.stays': 'bleibt, wie sie ist: {{why}}',
  'undo.conflicts_one': '{{count, number}} seither geänderte Stelle bleibt',
  'undo.conflicts_other': '{{count, number}} seither geänderte Stellen bleiben',
  'undo.names': '{{names, list}}',
  'undo.names-and-more_one': '{{names, list}} und {{count, number}} weitere',
  'undo.names-and-more_other': '{{names, list}} und {{count, number}} weitere',
} as const satisfies German<typeof english>;
