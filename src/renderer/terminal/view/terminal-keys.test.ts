import { describe, expect, it } from 'vitest';
import { meaningOf, type Platform, platformOf } from './terminal-keys';

function press(keys: string) {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
}

function meaning(platform: Platform, keys: string, hasSelection = false) {
  return meaningOf(press(keys), platform, hasSelection);
}

describe('meaningOf', () => {
  it('Ctrl+C interrupts on Linux, selection or not', () => {
    expect(meaning('linux', 'Ctrl+c', true)).toBe('program');
    expect(meaning('linux', 'Ctrl+v')).toBe('program');
  });

  it('Ctrl+C copies a selection on Windows, and interrupts without one', () => {
    expect(meaning('windows', 'Ctrl+c', true)).toBe('copy');
    expect(meaning('windows', 'Ctrl+c')).toBe('program');
    expect(meaning('windows', 'Ctrl+v')).toBe('browser');
  });

  it('copies and pastes with Shift as well, and with the Insert key', () => {
    for (const platform of ['linux', 'windows'] as const) {
      expect(meaning(platform, 'Ctrl+Shift+C')).toBe('copy');
      expect(meaning(platform, 'Ctrl+Shift+V')).toBe('browser');
      expect(meaning(platform, 'Ctrl+Insert')).toBe('copy');
      expect(meaning(platform, 'Shift+Insert')).toBe('browser');
    }
  });

  it('keeps Command for the Mac and Ctrl for its programs', () => {
    expect(meaning('mac', 'Cmd+c', true)).toBe('copy');
    expect(meaning('mac', 'Cmd+v')).toBe('browser');
    expect(meaning('mac', 'Cmd+f')).toBe('search');
    expect(meaning('mac', 'Ctrl+c', true)).toBe('program');
    expect(meaning('mac', 'Ctrl+f')).toBe('program');
  });

  it('searches with Ctrl+F', () => {
    expect(meaning('linux', 'Ctrl+f')).toBe('search');
  });

  it('leaves everything else to the program, Esc and Tab as well', () => {
    for (const keys of ['Escape', 'Tab', 'a', 'Enter', 'Alt+f', 'Ctrl+r'])
      expect(meaning('linux', keys)).toBe('program');
  });
});

describe('platformOf', () => {
  it('reads the names that browsers give', () => {
    expect(['MacIntel', 'Win32', 'Linux x86_64'].map(platformOf)).toEqual(['mac', 'windows', 'linux']);
  });
});
