import type { KeyPress } from '../../ui/keys';

// A key event that represents several strokes. It goes to the focused element and bubbles up, as every press does.

export type StrokesPress = KeyboardEvent & { readonly strokes: readonly KeyPress[] };

/** A whole sequence, without the name of a key: only code that compares it with the keys of commands recognizes it. */
export function sequencePress(...strokes: readonly KeyPress[]): StrokesPress {
  return strokesPress(strokes, { key: 'Unidentified' });
}

/** The press once more, for code outside Pilotfish's commands, which ignore it. */
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
