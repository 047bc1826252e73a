import { matchesKeys, strokePressed } from '../../ui/keys';
import { begunSequence } from './begun-sequence';
import { editorPrefix } from './command-keys';
import type { CommandId } from './command-titles';
import { endKeyWait, type KeyWait, setKeyWait, useKeyWait } from './key-wait';
import { isStrokesPress, pressAgain, sequencePress } from './strokes-press';

// Key sequences in the window: between the first stroke and the second no key goes to anything else. The two then go
// through the page as one press (`strokes-press.ts`), so that who has a command's keys has its sequences too.

/** Begun before whatever else hears keys of the window. Until the returned function is called. */
export function takeSequences(ids: readonly CommandId[]): () => void {
  const press = (event: KeyboardEvent) => {
    if (isStrokesPress(event)) return;
    const { wait } = useKeyWait.getState();
    if (wait.kind === 'waiting') takeSecond(event, wait);
    else takeFirst(event, ids);
  };
  window.addEventListener('keydown', press, { capture: true });
  for (const end of ends) window.addEventListener(end, endKeyWait, { capture: true });
  return () => {
    endKeyWait();
    window.removeEventListener('keydown', press, { capture: true });
    for (const end of ends) window.removeEventListener(end, endKeyWait, { capture: true });
  };
}

/** The person turned to something else, or the keyboard went elsewhere. */
const ends = ['pointerdown', 'focusin', 'blur'] as const;

function takeFirst(event: KeyboardEvent, ids: readonly CommandId[]): void {
  endKeyWait();
  if (event.repeat || isComposing(event) || event.defaultPrevented || isForProgram(event)) return;
  const keys = begunSequence(event, ids);
  if (keys === null) return;
  stop(event);
  setKeyWait({ kind: 'waiting', keys, first: event });
}

function takeSecond(event: KeyboardEvent, { keys, first }: Extract<KeyWait, { kind: 'waiting' }>): void {
  if (modifiers.has(event.key)) return;
  // What is composed is text, and was never meant for a command.
  if (isComposing(event)) {
    endKeyWait();
    return;
  }
  stop(event);
  if (event.repeat) return;
  endKeyWait();
  if (matchesKeys(event, 'Escape')) return;
  const target = event.target ?? document.body;
  const isTaken = !target.dispatchEvent(sequencePress(first, event));
  if (!isTaken && !isEditors(first, event, target))
    setKeyWait({ kind: 'unknown', keys: `${keys} ${strokePressed(event)}` });
}

/**
 * Monaco's own sequences begin with the same key as ours, and end with one that types nothing. They are for its text:
 * fields that stand in an editor, such as that of a comment, have the same keys for something else.
 */
function isEditors(first: KeyboardEvent, second: KeyboardEvent, target: EventTarget): boolean {
  if (!(target instanceof Element && target.matches(editorText))) return false;
  const typesNothing = second.ctrlKey || second.metaKey || /^F\d+$/.test(second.key);
  if (!typesNothing || !matchesKeys(first, editorPrefix)) return false;
  const waits = !target.dispatchEvent(pressAgain(first));
  if (waits) target.dispatchEvent(pressAgain(second));
  return waits;
}

/** What takes the keys of Monaco's text. */
const editorText = '.monaco-editor :is(.inputarea, .native-edit-context)';

/** In a terminal, keys are its program's (Ctrl+K deletes the rest of the line), but those with Command on a Mac. */
function isForProgram({ target, metaKey }: KeyboardEvent): boolean {
  return !metaKey && target instanceof Element && target.closest('.xterm') !== null;
}

/** 229: the key is the input method's, whatever comes of it. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

function stop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const modifiers = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn']);
