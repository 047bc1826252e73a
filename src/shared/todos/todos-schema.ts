import { z } from 'zod';

// The todo list of a chat: the model writes it with `todo_write`, the user edits it in the todo panel.

export const todoSchema = z.object({
  id: z.string().min(1),
  content: z.string().trim().min(1),
  status: z.enum(['pending', 'in_progress', 'completed']),
});

export const todosSchema = z.array(todoSchema).superRefine((todos, context) => {
  const seen = new Set<string>();
  for (const [index, todo] of todos.entries()) {
    if (seen.has(todo.id))
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `id "${todo.id}" is used twice` });
    seen.add(todo.id);
  }
});

export type Todo = z.infer<typeof todoSchema>;
