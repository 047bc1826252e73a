import type { ChatState, Item } from '@shared/chat/chat';
import { say } from '@shared/texts/text';

// Finds text in one chat in memory: all places in display order, also in messages that no window has loaded.

export type FoundInChat = {
  /** The message of each place; a message with two places appears twice. */
  readonly hits: readonly string[];
  /** There are more places. */
  readonly more: boolean;
};

const mostHits = 2000;

export function findInChat({ items, calls }: ChatState, text: string): FoundInChat {
  const wanted = folded(text);
  const hits: string[] = [];
  for (const item of items) {
    if (hits.length > mostHits) break;
    const count = textsOf(item, calls).reduce((sum, said) => sum + countOf(folded(said), wanted), 0);
    for (let place = 0; place < count; place += 1) hits.push(item.id);
  }
  return { hits: hits.slice(0, mostHits), more: hits.length > mostHits };
}

function textsOf(item: Item, calls: ChatState['calls']): readonly string[] {
  switch (item.kind) {
    case 'user':
    case 'summary':
      return [item.text];
    case 'notice':
      return [say(item.text)];
    case 'begun-from':
      return [item.title];
    case 'changes':
    case 'taken-back':
      return [];
    case 'assistant':
      return [item.text, ...item.callIds.flatMap((id) => (calls[id] ? [say(calls[id].title)] : []))];
  }
}

function countOf(said: string, wanted: string): number {
  let count = 0;
  for (let at = said.indexOf(wanted); at !== -1; at = said.indexOf(wanted, at + wanted.length)) count += 1;
  return count;
}

function folded(text: string): string {
  return text.toLowerCase();
}
