import type { todoPanel as english } from '../../english/chat/todo-panel';
import type { French } from '../../translation/translation';

// Todo panel: the chat's todo list over its messages.

export const todoPanel = {
  'todo-panel.name': 'Tâches',
  'todo-panel.count': 'Tâches : {{done, number}} sur {{all, number}}',
  'todo-panel.none': 'Tâches',
  'todo-panel.empty': 'La liste est vide. Le modèle et vous l’écrivez ensemble.',
  'todo-panel.edit': 'Modifier : {{todo}}',
  'todo-panel.edited': 'Texte de la tâche',
  'todo-panel.in-progress': 'En cours',
  'todo-panel.move-up': 'Monter : {{todo}}',
  'todo-panel.move-down': 'Descendre : {{todo}}',
  'todo-panel.remove': 'Supprimer : {{todo}}',
  'todo-panel.new': 'Nouvelle tâche',
  'todo-panel.new-hint': 'Ajouter une tâche',
  'todo-panel.add': 'Ajouter la tâche',
} as const satisfies French<typeof english>;
