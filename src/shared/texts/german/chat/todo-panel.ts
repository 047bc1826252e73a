import type { todoPanel as english } from '../../english/chat/todo-panel';
import type { German } from '../../translation/translation';

// Todo panel: the chat's todo list over its messages.

export const todoPanel = {
  'todo-panel.name': 'Aufgaben',
  'todo-panel.count': '{{done, number}} von {{all, number}} erledigt',
  'todo-panel.none': 'Aufgaben',
  'todo-panel.empty': 'Auf der Liste steht nichts. Das Modell und Sie schreiben sie gemeinsam.',
  'todo-panel.edit': 'Bearbeiten: {{todo}}',
  'todo-panel.edited': 'Text der Aufgabe',
  'todo-panel.in-progress': 'In Arbeit',
  'todo-panel.move-up': 'Nach oben: {{todo}}',
  'todo-panel.move-down': 'Nach unten: {{todo}}',
  'todo-panel.remove': 'Entfernen: {{todo}}',
  'todo-panel.new': 'Neue Aufgabe',
  'todo-panel.new-hint': 'Aufgabe hinzufügen',
  'todo-panel.add': 'Aufgabe hinzufügen',
} as const satisfies German<typeof english>;
