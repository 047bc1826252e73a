import { matchesKeys, strokePressed } from '../../ui/keys';
import { begunSequence } from './begun-sequence';
import { editorPrefix } from './command-keys';
import type { CommandId } from './command-titles';
import { endKeyWait, type KeyWait, setKeyWait, useKeyWait } from './key-wait';
import { isStrokesPress, pressAgain, sequencePress } from './strokes-press';

// Key sequences in the window. Between the two strokes, nothing else receives a key. Then both go through the page as
// one press (`strokes-press.ts`), so that each receiver of a command's keys also receives its sequences.

/** Must start before every other listener for keys of the window. Runs until the returned function is called. */
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

/** The user acted elsewhere, or the focus moved. */
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
  // Composed text is meant for a field, never for a command.
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
 * Monaco's own sequences begin with the same key as Pilotfish's, and end with a key that types nothing. They belong to
 * the editor's text. Fields inside an editor, such as a comment, use the same keys for other things.
 */
function isEditors(first: KeyboardEvent, second: KeyboardEvent, target: EventTarget): boolean {
  if (!(target instanceof Element && target.matches(editorText))) return false;
  const typesNothing = second.ctrlKey || second.metaKey || /^F\d+$/.test(second.key);
  if (!typesNothing || !matchesKeys(first, editorPrefix)) return false;
  const waits = !target.dispatchEvent(pressAgain(first));
  if (waits) target.dispatchEvent(pressAgain(second));
  return waits;
}

/** The element that receives the keys of Monaco's text. */
const editorText = '.monaco-editor :is(.inputarea, .native-edit-context)';

/**
 * In a terminal, keys belong to its program (Ctrl+K deletes the rest of the line), except those with Command on a Mac.
 */
function isForProgram({ target, metaKey }: KeyboardEvent): boolean {
  return !metaKey && target instanceof Element && target.closest('.xterm') !== null;
}

/** 229: the input method handles the key. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

function stop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const modifiers = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn']);
