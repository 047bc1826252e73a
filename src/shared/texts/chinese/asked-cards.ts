import type { askedCards as english } from '../english/asked-cards';
import type { Chinese } from '../translation/translation';

// What asks for an answer of its own: a plan, and a question back.

export const askedCards = {
  'plan-card.name': '等待你决定：{{title}}',
  'plan-card.heading': '有一个计划等待你决定',
  'plan-card.lines': '计划的各行',
  'plan-card.comments': '你的评论',
  'plan-card.comment-on': '评论：{{line}}',
  'plan-card.comment-hint': '此处应作何改动？',
  'plan-card.add-comment': '添加评论',
  'plan-card.change-comment': '保存评论',
  'plan-card.drop-comment': '取消',
  'plan-card.edit-comment': '编辑评论：{{comment}}',
  'plan-card.remove-comment': '移除评论：{{comment}}',
  'plan-card.how-to-comment': '每一行都可以评论：用鼠标指向该行，或按 ↑ 和 ↓ 在各行之间移动。',
  'plan-card.go-asking': '执行，编辑前询问',
  'plan-card.go-accepting-edits': '执行，直接接受编辑',
  'plan-card.keep-planning-ask': '继续规划…',
  'plan-card.keep-planning-by-keys': '继续规划…（{{keys}}）',
  'plan-card.keep-planning-with_other': '根据 {{count, number}} 条评论继续规划',
  'plan-card.keep-planning': '继续规划',
  'plan-card.what-else': '计划应作何改动？（可选）',
  'plan-card.announced_other': '计划共 {{count, number}} 行。',

  /** `name`: of the card; said once it is there. */
  'plan-card.announced-card': '{{name, sentence}}{{subject, sentence}}按 {{keys}} 转到该处。',

  'plan-card.use-as-todos': '用作待办事项',
  'plan-card.replace-todos': '用它替换待办事项',
  'plan-card.used-as-todos': '它现在就是待办事项列表。',

  'question-card.name': '向你提出的问题：{{question}}',
  'question-card.heading': '向你提出的问题',
  'question-card.own-words': '用你自己的话回答（可选）',
  'question-card.several': '可以选择多项。',
  'question-card.send': '发送回答',
  'question-card.digits': '使用键盘：按数字选择，按 Enter 发送。',
  'question-card.choose-first': '请选择一项，或自行写下回答。',
  'question-card.decline': '不回答…',
  'question-card.decline-now': '不回答',
  'question-card.why-not': '原因（可选，会告知模型）',
  'question-card.announced': '选项：{{choices, choices}}。',
  'question-card.answered': '你选择了：{{choices, list}}',
} as const satisfies Chinese<typeof english>;
