import type { Question } from '@shared/approval/approval';

/**
 * Attributes by which styles mark a question: red if something may be lost, amber for contents that nobody has
 * reviewed.
 */
export function levelOf({ danger, caution }: Pick<Question, 'danger' | 'caution'>) {
  return { 'data-danger': danger || undefined, 'data-caution': caution };
}
