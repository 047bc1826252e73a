import { words } from '@shared/texts/text';
import { useEffect, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { keyWords } from '../state/commands/command-item';
import { waitingCalls } from '../state/questions/next-question';
import { useServerState } from '../state/server-state';
import { shortTitle } from '../state/short-title';
import { visibleText } from '../ui/visible-text';
import { askedName, subjectWords } from './shown/question-words';

// Announces each new question once to assistive technology; the focus stays. The text disappears after the answer.

export function QuestionAnnouncer({ chatId }: { readonly chatId: string }) {
  const waiting = useServerState(useShallow((state) => waitingCalls(state.chats[chatId]?.calls ?? {})));
  const said = useRef(new Set<string>());
  const [spoken, setSpoken] = useState<Spoken>({ of: [], text: '' });

  useEffect(() => {
    const fresh = waiting.filter((id) => !said.current.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) said.current.add(id);
    setSpoken({ of: fresh, text: fresh.map((id) => announcement(chatId, id)).join(' ') });
  }, [chatId, waiting]);

  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {spoken.of.some((id) => waiting.includes(id)) && spoken.text}
    </div>
  );
}

type Spoken = { readonly of: readonly string[]; readonly text: string };

function announcement(chatId: string, callId: string): string {
  const { project, chats } = useServerState.getState();
  const call = chats[chatId]?.calls[callId];
  if (call?.phase.phase !== 'waiting') return '';
  const { danger, why, subject } = call.phase.question;
  const keys = keyWords('questions.next');
  const short = shortTitle(call.title, project?.root ?? null);
  const title = call.label === undefined ? short : `${visibleText(call.label)}: ${short}`;
  if (subject.kind === 'plan' || subject.kind === 'question')
    return words('plan-card.announced-card', {
      name: askedName(subject, title),
      subject: subjectWords(subject),
      keys,
    });
  const said = { title, subject: subjectWords(subject), keys };
  return danger
    ? words('approval-card.announced-danger', { ...said, why: visibleText(why) })
    : words('approval-card.announced', said);
}
