import { describe, expect, it } from 'vitest';
import { type ComposerPress, commandHint, sendsMessage } from './composer-keys';

const enter: ComposerPress = {
  key: 'Enter',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
};

describe('sendsMessage', () => {
  it('sends with Enter alone', () => {
    expect(sendsMessage(enter)).toBe(true);
    expect(sendsMessage({ ...enter, shiftKey: true })).toBe(false);
    expect(sendsMessage({ ...enter, ctrlKey: true })).toBe(false);
    expect(sendsMessage({ ...enter, key: 'a' })).toBe(false);
  });

  it('leaves Enter to the input method while text is being composed', () => {
    expect(sendsMessage({ ...enter, isComposing: true })).toBe(false);
    expect(sendsMessage({ ...enter, keyCode: 229 })).toBe(false);
  });
});

describe('commandHint', () => {
  it('explains /compact while it is being typed', () => {
    const hint = '/compact summarises the older turns of this chat now, to make room.';
    expect([commandHint('/'), commandHint('/com'), commandHint('/compact ')]).toEqual([hint, hint, hint]);
  });

  it('is silent about everything else', () => {
    expect([commandHint(''), commandHint('/other'), commandHint('a /compact')]).toEqual([null, null, null]);
  });
});
