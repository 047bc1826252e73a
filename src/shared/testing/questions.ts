import type { WaitingQuestion } from '../inbox/waiting-questions';

/** For tests: this many waiting questions about anything. */
export function someQuestions(count: number): readonly WaitingQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    callId: `call-${index + 1}`,
    title: `Question ${index + 1}`,
    kind: 'call',
    since: index + 1,
    danger: false,
  }));
}
