// Todo panel: the chat's todo list above its messages.

export const todoPanel = {
  'todo-panel.name': 'Todos',
  'todo-panel.count': '{{done, number}} of {{all, number}} todos',
  'todo-panel.none': 'Todos',
  'todo-panel.empty': 'The list is empty. The model and you can add todos.',
  'todo-panel.edit': 'Edit: {{todo}}',
  'todo-panel.edited': 'Text of the todo',
  'todo-panel.in-progress': 'In progress',
  'todo-panel.move-up': 'Move up: {{todo}}',
  'todo-panel.move-down': 'Move down: {{todo}}',
  'todo-panel.remove': 'Remove: {{todo}}',
  'todo-panel.new': 'New todo',
  'todo-panel.new-hint': 'Add a todo',
  'todo-panel.add': 'Add todo',
} as const;
