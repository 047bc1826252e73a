import type { undo as english } from '../../english/chat/undo';
import type { Chinese } from '../../translation/translation';

// 从聊天中撤回：一轮、某条消息以来的全部、已撤回的内容；以及命令改动了什么。

export const undo = {
  'undo.review-now': '查看',
  'undo.undo-turn': '撤回本轮…',
  'undo.undo': '撤销…',
  'undo.do-turn': '撤回本轮',
  'undo.do-call': '撤销此调用',
  'undo.to-here-ask': '撤回到此处…',
  'undo.turn': '撤回本轮？',
  'undo.turn-means': '本轮的文件恢复到之前的状态。你此后的改动会保留。',
  'undo.again': '撤销此次撤回？',
  'undo.again-means': '文件恢复到撤回之前的状态。你此后的改动会保留。',
  'undo.call': '撤回此调用？',
  'undo.call-means': '它的文件会恢复到之前的样子。你此后的改动会保留。',
  'undo.to-here': '撤回到此处',
  'undo.what': '要撤回的内容',
  'undo.both': '文件和聊天',
  'undo.both-hint': '撤回文件的改动，并在此消息之前开始一个新聊天。',
  'undo.files': '文件',
  'undo.files-hint': '撤回从此消息起的改动。聊天保持不变。',
  'undo.chat': '聊天',
  'undo.chat-hint': '在此消息之前开始一个新聊天。文件保持不变。',
  'undo.go-on': '在新聊天中继续',
  'undo.review': '查看…',
  'undo.goes-back': '恢复原样',
  'undo.goes': '将被删除',
  'undo.comes': '将被恢复',
  'undo.nothing': '已与之前相同',
  'undo.stays': '保持原样：{{why}}',
  'undo.conflicts_other': '{{count, number}} 处此后改动的内容会保留',
  'undo.names': '{{names, list}}',
  'undo.names-and-more_other': '{{names, list}} 等另外 {{count, number}} 个',
} as const satisfies Chinese<typeof english>;
