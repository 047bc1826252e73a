import type { composer as english } from '../../english/chat/composer';
import type { Chinese } from '../../translation/translation';

// The composer: where a message is written, and those that wait in line over it.

export const composer = {
  'composer.message': '消息',
  'composer.stop': '停止本轮',
  'composer.send': '发送',
  'composer.supersedes': '发送后将放弃等待你回答的调用；模型会先阅读你的消息。',

  'composer.ask': '提出有关项目的问题或更改要求',
  'composer.answer-above': '在上方回答，或在此写消息',
  'composer.say-more': '补充说明；模型会先阅读它',
  'composer.queue-keys': '按 Enter 发送排队的消息，按 ↑ 取回',

  'composer.queue': '排队的消息',
  'composer.queued': '已排队',
  'composer.not-sent': '未发送',
  'composer.send-queued': '发送排队的消息',
  'composer.take-back': '取回排队的消息：{{start}}',
  'composer.remove': '移除排队的消息：{{start}}',
} as const satisfies Chinese<typeof english>;
