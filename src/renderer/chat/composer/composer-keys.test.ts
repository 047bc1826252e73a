import { describe, expect, it } from 'vitest';
import { actOfPress, type ComposerPress } from './composer-keys';

const enter: ComposerPress = {
  key: 'Enter',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  keyCode: 13,
};
const escapeKey: ComposerPress = { ...enter, key: 'Escape', keyCode: 27 };
const up: ComposerPress = { ...enter, key: 'ArrowUp', keyCode: 38 };

const resting = { works: false, waits: false, empty: false, queued: 0 };
const working = { ...resting, works: true };

describe('actOfPress', () => {
  it('sends with Enter alone, at rest and at work', () => {
    expect([actOfPress(enter, resting), actOfPress(enter, working)]).toEqual(['send', 'send']);
    expect(actOfPress({ ...enter, shiftKey: true }, resting)).toBeNull();
    expect(actOfPress({ ...enter, key: 'a' }, resting)).toBeNull();
  });

  it('does with Mod+Enter, while a turn runs, what Enter alone does not', () => {
    const chord = { ...enter, ctrlKey: true };
    expect(actOfPress(chord, working)).toBe('send-otherwise');
    expect(actOfPress({ ...chord, repeat: true }, working)).toBeNull();
    expect(actOfPress(chord, { ...working, empty: true })).toBeNull();
  });

  it('sends with Mod+Enter at rest too, once', () => {
    const chord = { ...enter, ctrlKey: true };
    expect(actOfPress(chord, resting)).toBe('send');
    expect(actOfPress({ ...chord, repeat: true }, resting)).toBeNull();
    expect(actOfPress(chord, { ...resting, empty: true })).toBeNull();
  });

  it('goes to a waiting question with Mod+Enter in an empty composer, once', () => {
    const chord = { ...enter, ctrlKey: true };
    const asked = { ...working, waits: true, empty: true };
    expect(actOfPress(chord, asked)).toBe('go-to-question');
    expect(actOfPress({ ...chord, repeat: true }, asked)).toBeNull();
    expect(actOfPress(chord, { ...asked, empty: false })).toBe('send-otherwise');
  });

  it('leaves every key to the input method while text is being composed', () => {
    for (const press of [enter, escapeKey, up])
      for (const composing of [{ isComposing: true }, { keyCode: 229 }])
        expect(actOfPress({ ...press, ...composing }, { ...working, empty: true, queued: 1 })).toBeNull();
  });

  it('stops a running turn with Esc, but not with one that is held down', () => {
    expect(actOfPress(escapeKey, working)).toBe('stop');
    expect(actOfPress({ ...escapeKey, repeat: true }, working)).toBeNull();
    expect(actOfPress({ ...escapeKey, shiftKey: true }, working)).toBeNull();
    expect(actOfPress(escapeKey, resting)).toBeNull();
  });

  it('stops nothing with Esc while a question waits, however often it is pressed', () => {
    expect(actOfPress(escapeKey, { ...working, waits: true })).toBeNull();
  });

  it('sends what waits in line with Enter in an empty composer at rest', () => {
    const stopped = { ...resting, empty: true, queued: 2 };
    expect(actOfPress(enter, stopped)).toBe('send-queued');
    expect(actOfPress({ ...enter, repeat: true }, stopped)).toBe('send');
    expect(actOfPress(enter, { ...stopped, empty: false })).toBe('send');
    expect(actOfPress(enter, { ...stopped, works: true })).toBe('send');
    expect(actOfPress(enter, { ...stopped, queued: 0 })).toBe('send');
  });

  it('takes back what waits in line with Arrow up in an empty composer', () => {
    expect(actOfPress(up, { ...resting, empty: true, queued: 2 })).toBe('take-back');
    expect(actOfPress(up, { ...working, empty: true, queued: 1 })).toBe('take-back');
    expect(actOfPress(up, { ...working, empty: false, queued: 1 })).toBeNull();
    expect(actOfPress(up, { ...working, empty: true, queued: 0 })).toBeNull();
  });
});
