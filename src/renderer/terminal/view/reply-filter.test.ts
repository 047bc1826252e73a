import { describe, expect, it } from 'vitest';
import { isAutomaticReply } from './reply-filter';

const replies = {
  'primary device attributes': '\x1b[?1;2c',
  'secondary device attributes': '\x1b[>0;276;0c',
  'a status report': '\x1b[0n',
  'a cursor report': '\x1b[12;40R',
  'a private cursor report': '\x1b[?12;40R',
  'a mode report': '\x1b[?2004;1$y',
  'a window report': '\x1b[8;24;80t',
  'a colour': '\x1b]11;rgb:ffff/ffff/ffff\x1b\\',
  'a palette colour': '\x1b]4;1;rgb:aaaa/0000/0000\x07',
  'a status string': '\x1bP1$r0m\x1b\\',
  'the focus coming': '\x1b[I',
  'the focus going': '\x1b[O',
  'several of them': '\x1b[?1;2c\x1b[0n',
};

const typed = {
  nothing: '',
  text: 'ls -la\r',
  'Ctrl+C': '\x03',
  Escape: '\x1b',
  'an arrow key': '\x1b[A',
  'an arrow key with Ctrl': '\x1b[1;5C',
  'Page Up': '\x1b[5~',
  F5: '\x1b[15~',
  'Alt+f': '\x1bf',
  'a bracketed paste': '\x1b[200~\x1b[0n\x1b[201~',
  'a reply with text after it': '\x1b[0nrm -rf .\r',
};

describe('isAutomaticReply', () => {
  it.each(Object.entries(replies))('knows %s', (_name, text) => {
    expect(isAutomaticReply(text)).toBe(true);
  });

  it.each(Object.entries(typed))('leaves %s to the user', (_name, text) => {
    expect(isAutomaticReply(text)).toBe(false);
  });
});
