import { type KeyPress, matchesKeys } from '../../ui/keys';

// Decides who handles a key in a terminal: the terminal itself, the browser or the program. Pure.

/** `browser`: the browser handles the key, for example as a paste event. */
export type TerminalKey = 'copy' | 'search' | 'browser' | 'program';

export type Platform = 'mac' | 'windows' | 'linux';

export function meaningOf(press: KeyPress, platform: Platform, hasSelection: boolean): TerminalKey {
  const is = (keys: string) => matchesKeys(press, keys, platform === 'mac');
  if (is('Mod+F')) return 'search';
  if (platform === 'mac') {
    if (is('Mod+C')) return hasSelection ? 'copy' : 'browser';
    return press.metaKey ? 'browser' : 'program';
  }
  if (is('Ctrl+Shift+C') || is('Ctrl+Insert')) return 'copy';
  if (is('Ctrl+Shift+V') || is('Shift+Insert')) return 'browser';
  if (platform === 'windows' && is('Ctrl+C') && hasSelection) return 'copy';
  if (platform === 'windows' && is('Ctrl+V')) return 'browser';
  return 'program';
}

export function platformOf(name: string): Platform {
  if (/mac/i.test(name)) return 'mac';
  return /win/i.test(name) ? 'windows' : 'linux';
}
