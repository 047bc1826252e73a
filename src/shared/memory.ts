// What is remembered for every chat, one list item a fact: in the data folder (`global`) and in the project.

export type { MemoryScope } from './schemas/approval';

/** The fact as one list item holds it: in one line, without dashes before it. Empty when nothing is left. */
export function foldFact(fact: string): string {
  return fact
    .replace(/[\p{Cc}\u2028\u2029]\s*/gu, ' ')
    .trim()
    .replace(/^(?:-+\s*)+/, '')
    .trim();
}
