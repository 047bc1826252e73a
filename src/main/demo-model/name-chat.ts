import { intentOf } from './intent';

const mostWords = 6;

/** A title for a chat: the first words of the user's message, or a dash for a greeting. */
export function nameChat(said: string): string {
  const wish = /^Person: (.+)$/m.exec(said)?.[1]?.trim() ?? '';
  if (intentOf(wish) === 'greeting') return '-';
  const words = wish.split(/\s+/);
  const kept = words.slice(0, mostWords).join(' ');
  // A cut title does not end with words such as "to the".
  const title = words.length > mostWords ? kept.replace(/(?: \p{Script=Latin}{1,3})+$/u, '') : kept;
  return title.replace(/[\p{P}\s]+$/u, '') || '-';
}
