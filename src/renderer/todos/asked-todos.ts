import { create } from 'zustand';

// The chat whose todo list the user asked for: an empty list appears, so that the user can start it.

type AskedTodos = {
  readonly chatId: string | null;
  /** Grows with each request, so that the list takes the focus again. */
  readonly asked: number;
};

export const useAskedTodos = create<AskedTodos>()(() => ({ chatId: null, asked: 0 }));

export function askForTodos(chatId: string): void {
  useAskedTodos.setState(({ asked }) => ({ chatId, asked: asked + 1 }));
}

/** The user closed the list: an empty one disappears. */
export function forgetTodos(): void {
  useAskedTodos.setState({ chatId: null });
}
