import type { Subject } from '@shared/approval/approval';
import type { KeyboardEvent, KeyboardEventHandler } from 'react';
import { matchesKeys } from '../../ui/keys';

// Keys of a question's card, besides the keys of every question: digits choose, arrows go to the choices, Enter sends.

type ChoiceKeys = {
  readonly subject: Extract<Subject, { kind: 'question' }>;
  choose(label: string): void;
  send(): void;
  /** Handles every other key. */
  readonly otherwise: KeyboardEventHandler<HTMLElement>;
};

export function choiceKeys({
  subject,
  choose,
  send,
  otherwise,
}: ChoiceKeys): KeyboardEventHandler<HTMLElement> {
  return (event) => {
    const choice = subject.choices[digitOf(event) ?? -1];
    if (choice) {
      choose(choice.label);
      followChoice(event, subject.choices.indexOf(choice));
    } else if (isSending(event)) send();
    else if (entersChoices(event)) enterChoices(event);
    else return otherwise(event);
    event.preventDefault();
  };
}

type Press = KeyboardEvent<HTMLElement>;

/** The choice with the digit of the key, from 0; null for any other key, or while the user types in a text. */
function digitOf({ key, ctrlKey, metaKey, altKey, target, nativeEvent }: Press): number | null {
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing || !/^[1-9]$/.test(key)) return null;
  return target instanceof Element && target.closest('textarea, form') ? null : Number(key) - 1;
}

/** Enter, except on a button, which it presses, and in the form of a rejection, which it submits. */
function isSending(event: Press): boolean {
  const { target } = event;
  if (event.repeat || event.nativeEvent.isComposing || !matchesKeys(event, 'Enter')) return false;
  return target instanceof Element && !target.closest('button, form, a');
}

/** On the card itself: elsewhere the arrows belong to the choices. */
function entersChoices({ key, target, currentTarget }: Press): boolean {
  return target === currentTarget && (key === 'ArrowDown' || key === 'ArrowUp');
}

/**
 * Moves the focus from one choice to the other. A focus elsewhere on the card stays, because other keys apply there.
 */
function followChoice({ target, currentTarget }: Press, at: number): void {
  const inputs = [...currentTarget.querySelectorAll('input')];
  if (target instanceof HTMLInputElement && inputs.includes(target)) inputs[at]?.focus();
}

function enterChoices({ key, currentTarget }: Press): void {
  const inputs = [...currentTarget.querySelectorAll('input')];
  inputs.at(key === 'ArrowDown' ? 0 : -1)?.focus();
}
