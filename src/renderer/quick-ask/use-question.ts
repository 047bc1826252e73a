import type { AnyText } from '@shared/texts/text';
import { useEffect, useRef } from 'react';
import { commandForPress } from '../state/commands/command-for-press';
import { useChat } from '../state/use-chat';
import { useAction } from '../ui/use-action';
import { type Question, quickAskCommands } from './quick-ask-commands';
import {
  answerOf,
  ask,
  continueInMain,
  copyAnswer,
  hide,
  isWorking,
  startNew,
  stop,
  useQuickQuestion,
} from './quick-question';

export type AskedQuestion = Question & {
  ask(): void;
  readonly canAsk: boolean;
  readonly error: AnyText | null;
};

/** The question for its commands and buttons; its keys work wherever the focus is. */
export function useQuestion(): AskedQuestion {
  const { chatId, draft } = useQuickQuestion();
  const works = useChat(chatId ?? '', isWorking) ?? false;
  const hasAnswer = useChat(chatId ?? '', (chat) => answerOf(chat) !== '') ?? false;
  const asking = useAction();
  const acting = useAction();
  const canAsk = draft.trim() !== '' && !works && !asking.busy;
  const question: Question = {
    isAsked: chatId !== null,
    hasAnswer,
    works,
    startNew,
    copy: () => acting.run(copyAnswer),
    continueInMain: () => acting.run(continueInMain),
    stop: () => acting.run(stop),
    hide,
  };
  useKeys(question);
  return {
    ...question,
    canAsk,
    ask: () => {
      if (canAsk) asking.run(() => ask(draft));
    },
    error: asking.error ?? acting.error,
  };
}

function useKeys(question: Question): void {
  const current = useRef(question);
  current.current = question;
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (hasKeysOfItsOwn()) return;
      const command = commandForPress(event, quickAskCommands, current.current);
      if (!command) return;
      event.preventDefault();
      event.stopPropagation();
      command.run(current.current);
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, []);
}

/** A menu or a dialog is open. */
function hasKeysOfItsOwn(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
