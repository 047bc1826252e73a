import { describe, expect, it } from 'vitest';
import { armedFrom, pressCounts } from './arming';

const seen = { surfaceVisible: 1000, pageVisible: 0, windowFocused: 0, questionShown: 900 };

describe('armedFrom', () => {
  it('counts answers half a second after the card came into view', () => {
    expect(armedFrom(seen)).toBe(1500);
  });

  it('never counts one while the card or the page is out of sight', () => {
    expect(armedFrom({ ...seen, surfaceVisible: null })).toBeNull();
    expect(armedFrom({ ...seen, pageVisible: null })).toBeNull();
  });

  it('starts again when the page is shown again', () => {
    expect(armedFrom({ ...seen, pageVisible: 8000 })).toBe(8500);
  });

  it('ignores the click that brings the window to the front', () => {
    const armed = armedFrom({ ...seen, windowFocused: 5000 });
    expect(armed).toBe(5500);
  });

  it('starts again when the question was computed afresh', () => {
    expect(armedFrom({ ...seen, questionShown: 7000 })).toBe(7500);
  });
});

describe('pressCounts', () => {
  const press = { repeat: false, isComposing: false, keyCode: 13 };

  it('takes a fresh key press', () => {
    expect(pressCounts(press)).toBe(true);
  });

  it('refuses key repeat', () => {
    expect(pressCounts({ ...press, repeat: true })).toBe(false);
  });

  it('refuses keys during text composition, however the input method reports it', () => {
    expect(pressCounts({ ...press, isComposing: true })).toBe(false);
    expect(pressCounts({ ...press, keyCode: 229 })).toBe(false);
  });
});
