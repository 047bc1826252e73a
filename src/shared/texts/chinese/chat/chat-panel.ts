import type { chatPanel as english } from '../../english/chat/chat-panel';
import type { Chinese } from '../../translation/translation';

// The panel of the chat: its head, its messages, and what stands where there are none.

export const chatPanel = {
  'chat-panel.name': '聊天',
  'chat-panel.new-chat': '新建聊天',
  'chat-panel.loading': '正在加载聊天',
  'chat-panel.open-folder-first': '请先打开文件夹',
  'chat-panel.read-only': '另一个 Pilotfish 正在占用此聊天。在此处只能阅读。',
  'chat-panel.newer-format':
    '较新版本的 Pilotfish 写入过此聊天。在此处只能阅读其中可以理解的部分。请更新后再在其中写入。',

  'chat-panel.ask-about': '提出有关 {{project}} 的问题或更改要求',
  'chat-panel.open-folder': '打开文件夹以开始',
  'chat-panel.proposals': '每项更改都是提议：由你查看、编辑并决定。',
  'chat-panel.try-overview': '这是什么项目？我应该从哪里开始读？',
  'chat-panel.try-readme': '为 README 提出一处小改进并完成修改。',
  'chat-panel.try-todos': '找出 TODO 注释，并规划如何解决它们。',
  'chat-panel.try-begin': '问我这个项目要做什么，并提议第一个文件。',
  'chat-panel.try-plan-mode': '演示规划模式',
  'chat-panel.try-memory': '演示记忆功能',
  'chat-panel.try-question': '问我一个问题',
  'chat-panel.try-sub-agents': '演示子智能体',
  'chat-panel.about-demo':
    '由 Pilotfish 内置的脚本回答，不会向任何地方发送任何内容。它会真正读取此项目并提出真实的编辑。',
  'chat-panel.choose-model': '选择真实的模型',

  'chat-panel.messages': '对话',
  'chat-panel.jump-to-newest': '跳转到最新',
  'chat-panel.new-text-below': '下方有新文本',
  'chat-panel.loading-earlier': '正在加载更早的消息…',
  'chat-panel.show-earlier': '显示更早的消息（{{count, number}} 条）',
  'chat-panel.spoken-code_other': '代码，{{count, number}} 行。',
  'chat-panel.spoken-rest': '其余内容请在对话中阅读。',
  'chat-panel.show-more-lines_other': '再显示 {{count, number}} 行',
  'chat-panel.show-fewer-lines': '显示较少行',

  'chat-panel.from-person': '你',
  'chat-panel.from-model': '助手',
  'chat-panel.summarised': '已将较早的轮次汇总为摘要以腾出空间',
  'chat-panel.thinking': '正在思考…',
  'chat-panel.thought': '思考过程',
  'chat-panel.answer-cut': '回答在此处被截断。',
} as const satisfies Chinese<typeof english>;
