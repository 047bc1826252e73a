import { create } from 'zustand';

// The todo list that a person asked for, by the chat it is of: an empty one shows for who wants to begin it.

type AskedTodos = {
  readonly chatId: string | null;
  /** Grows each time: asked for again, it takes the keyboard again. */
  readonly asked: number;
};

export const useAskedTodos = create<AskedTodos>()(() => ({ chatId: null, asked: 0 }));

export function askForTodos(chatId: string): void {
  useAskedTodos.setState(({ asked }) => ({ chatId, asked: asked + 1 }));
}

/** The list was closed: an empty one goes. */
export function forgetTodos(): void {
  useAskedTodos.setState({ chatId: null });
}
