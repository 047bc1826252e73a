import type { todoPanel as english } from '../../english/chat/todo-panel';
import type { Chinese } from '../../translation/translation';

// Todo panel: the chat's todo list over its messages.

export const todoPanel = {
  'todo-panel.name': '待办事项',
  'todo-panel.count': '已完成 {{done, number}} / {{all, number}} 个待办事项',
  'todo-panel.none': '待办事项',
  'todo-panel.empty': '列表中没有内容。它由模型和你共同编写。',
  'todo-panel.edit': '编辑：{{todo}}',
  'todo-panel.edited': '待办事项的文本',
  'todo-panel.in-progress': '进行中',
  'todo-panel.move-up': '上移：{{todo}}',
  'todo-panel.move-down': '下移：{{todo}}',
  'todo-panel.remove': '移除：{{todo}}',
  'todo-panel.new': '新待办事项',
  'todo-panel.new-hint': '添加待办事项',
  'todo-panel.add': '添加待办事项',
} as const satisfies Chinese<typeof english>;
