import type { AssistantItem, Item } from '@shared/chat/chat';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useChat } from '../../state/use-chat';
import { type Heard, hear, nothingHeard } from './finished-paragraphs';
import { spokenText } from './spoken-text';

// Announces replies to assistive technology while they arrive: each paragraph once, as soon as it is complete. Skips
// replies that were complete when the chat opened.

/** Replies that may still grow, or whose end is still to be announced: the rounds of a turn follow quickly. */
const followed = 4;
/** Paragraphs that stay in the live region, because a screen reader takes its time. */
const kept = 8;

/** The reply as of the last look. */
type Known = { readonly text: string; readonly heard: Heard };

type Spoken = { readonly key: number; readonly text: string };

const none: readonly Item[] = [];

export function AnswerAnnouncer({ chatId }: { readonly chatId: string }): ReactElement {
  const items = useChat(chatId, (chat) => chat.items) ?? none;
  const heard = useRef<Map<string, Known> | null>(null);
  const count = useRef(0);
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);

  useEffect(() => {
    const answers = items.slice(-followed).filter(isAnswer);
    heard.current ??= new Map(items.filter(isOver).map((answer) => [answer.id, knownOf(answer)]));
    const known = heard.current;
    const fresh = answers.map((answer) => unheard(answer, known)).filter((text) => text !== '');
    if (fresh.length === 0) return;
    const said = fresh.map((text) => ({ key: count.current++, text }));
    setSpoken((before) => [...before, ...said].slice(-kept));
  }, [items]);

  return (
    <div className="visually-hidden" aria-live="polite" aria-relevant="additions">
      {spoken.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

function isAnswer(item: Item): item is AssistantItem {
  return item.kind === 'assistant';
}

function isOver(item: Item): item is AssistantItem {
  return isAnswer(item) && item.state !== 'streaming';
}

function knownOf({ text, state }: AssistantItem, before: Heard = nothingHeard): Known {
  return { text, heard: hear(text, before, state !== 'streaming') };
}

/**
 * Returns the complete text of the reply that is still to be announced, and marks it as announced. A reply that starts
 * again is announced again.
 */
function unheard(answer: AssistantItem, known: Map<string, Known>): string {
  const last = known.get(answer.id);
  const before = last && answer.text.startsWith(last.text) ? last.heard : nothingHeard;
  const now = knownOf(answer, before);
  known.set(answer.id, now);
  return spokenText(answer.text.slice(before.finished, now.heard.finished));
}
