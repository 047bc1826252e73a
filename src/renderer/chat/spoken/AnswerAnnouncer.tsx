import type { AssistantItem, Item } from '@shared/chat/chat';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useChat } from '../../state/use-chat';
import { type Heard, hear, nothingHeard } from './finished-paragraphs';
import { spokenText } from './spoken-text';

// Reads answers to assistive technology while they come: each paragraph once, as soon as nothing is added to it any
// more. What was over when the chat was opened is not read.

/** Answers that may still grow, or of which the end was not read yet: rounds of one turn come one after another. */
const followed = 4;
/** Paragraphs that stay to be read; what reads takes its time. */
const kept = 8;

/** As the answer was when it was looked at. */
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

/** What of the answer is finished and was not heard yet; from then on it was. An answer that begins anew is read anew. */
function unheard(answer: AssistantItem, known: Map<string, Known>): string {
  const last = known.get(answer.id);
  const before = last && answer.text.startsWith(last.text) ? last.heard : nothingHeard;
  const now = knownOf(answer, before);
  known.set(answer.id, now);
  return spokenText(answer.text.slice(before.finished, now.heard.finished));
}
