import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useChat } from '../state/use-chat';
import { answerOf, isWorking } from './quick-question';

/** Says an answer once to assistive technology, as soon as all of it is there; one of before the page was loaded is not said. */
export function AnswerSpoken({ chatId }: { readonly chatId: string }): ReactElement {
  const works = useChat(chatId, isWorking) ?? false;
  const answer = useChat(chatId, answerOf) ?? '';
  const worked = useRef(false);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (works) setSpoken('');
    else if (worked.current && answer !== '') setSpoken(words('quick-ask.answered', { text: answer }));
    worked.current = works;
  }, [works, answer]);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {spoken}
    </div>
  );
}
