import type { KeyboardEvent } from 'react';
import type { Command } from '../state/commands/command';
import { commandForPress } from '../state/commands/command-for-press';
import { isWithin } from '../state/focus';
import { keyPlace } from './answers/key-place';
import { type AskedQuestion, type QuestionAtKeyboard, questionCommands } from './question-commands';

// The keys of a question, the same on every surface that asks it.

/** The two key listeners for the outermost element of a surface; `offered` are its commands. */
export function useQuestionKeys(
  asked: AskedQuestion,
  offered: readonly Command<QuestionAtKeyboard>[] = questionCommands,
) {
  const early = offered.filter(({ phase }) => phase === 'capture');
  const late = offered.filter(({ phase }) => phase !== 'capture');
  const runBy = (event: KeyboardEvent, commands: readonly Command<QuestionAtKeyboard>[]): boolean => {
    const { target, currentTarget: surface } = event;
    // Keys of dialogs arrive here through React, although the dialogs are elsewhere on the page.
    if (!(target instanceof Node) || !isWithin(surface, target)) return false;
    const atKeyboard = { ...asked, surface, place: keyPlace(target) };
    const command = commandForPress(event.nativeEvent, commands, atKeyboard);
    command?.run(atKeyboard);
    return command !== null;
  };
  return {
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>): void {
      if (!runBy(event, early)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      if (!event.defaultPrevented) runBy(event, late);
    },
  };
}
