import type { Question } from '@shared/approval/approval';

/** By which styles mark a question: red for what loses something, amber for what brings what nobody has seen. */
export function levelOf({ danger, caution }: Pick<Question, 'danger' | 'caution'>) {
  return { 'data-danger': danger || undefined, 'data-caution': caution };
}
