import type { KeyPress } from '../../ui/keys';

// Key event that stands for strokes: it goes to what has the keyboard, and up from there, as every press does.

export type StrokesPress = KeyboardEvent & { readonly strokes: readonly KeyPress[] };

/** A whole sequence. It names no key: only who compares it with keys of commands knows what it is. */
export function sequencePress(...strokes: readonly KeyPress[]): StrokesPress {
  return strokesPress(strokes, { key: 'Unidentified' });
}

/** The press once more, for what is none of ours: no command has it. */
export function pressAgain(press: KeyboardEvent): StrokesPress {
  const { key, code, location, ctrlKey, metaKey, shiftKey, altKey, keyCode } = press;
  return strokesPress([], { key, code, location, ctrlKey, metaKey, shiftKey, altKey, keyCode });
}

export function isStrokesPress(event: Event): event is StrokesPress {
  return 'strokes' in event;
}

function strokesPress(strokes: readonly KeyPress[], init: KeyboardEventInit): StrokesPress {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true, composed: true });
  return Object.assign(event, { strokes });
}
