import { z } from 'zod';
import { projectKeyPattern } from '../project/project';

// Call: a request of a window to the main process. Its input is parsed with its schema; its output is only typed.

export type Call<Input extends z.ZodType = z.ZodType, Output = unknown> = {
  readonly input: Input;
  /** Carries the output's type; has no value. */
  readonly output?: Output;
};

export type Calls = Readonly<Record<string, Call>>;

export function call<Input extends z.ZodType>(input: Input) {
  return { returns: <Output = void>(): Call<Input, Output> => ({ input }) };
}

export const nothing = z.undefined().optional();
export const project = z.string().regex(projectKeyPattern);
export const chatId = z.string();
/** The window's own name of the request, to follow and to stop it. */
export const work = z.string().max(100).optional();
