// Todo panel: the chat's todo list over its messages.

export const todoPanel = {
  'todo-panel.name': 'Todos',
  'todo-panel.count': ({ done, all }: { done: number; all: number }) => `${done} of ${all} todos`,
  'todo-panel.none': 'Todos',
  'todo-panel.empty': 'Nothing is on the list. The model and you write it together.',
  'todo-panel.edit': ({ todo }: { todo: string }) => `Edit: ${todo}`,
  'todo-panel.edited': 'Text of the todo',
  'todo-panel.in-progress': 'In progress',
  'todo-panel.move-up': ({ todo }: { todo: string }) => `Move up: ${todo}`,
  'todo-panel.move-down': ({ todo }: { todo: string }) => `Move down: ${todo}`,
  'todo-panel.remove': ({ todo }: { todo: string }) => `Remove: ${todo}`,
  'todo-panel.new': 'New todo',
  'todo-panel.new-hint': 'Add a todo',
  'todo-panel.add': 'Add todo',
} as const;
