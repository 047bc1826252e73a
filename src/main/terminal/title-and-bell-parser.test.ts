import { noSigns, type TerminalSigns } from '@shared/terminal/terminal';
import { describe, expect, it } from 'vitest';
import { createTitleAndBellParser } from './title-and-bell-parser';

const [esc, bell] = ['\u001b', '\u0007'];

function setUp() {
  let time = 10_000;
  let signs: TerminalSigns = noSigns;
  const read = createTitleAndBellParser(() => time);
  return {
    print(text: string): TerminalSigns {
      signs = read(text, signs);
      return signs;
    },
    wait(milliseconds: number) {
      time += milliseconds;
    },
  };
}

describe('createTitleAndBellParser', () => {
  it('leaves everything as it is while nothing is said', () => {
    const { print } = setUp();
    expect(print(`plain ${esc}[31mred${esc}[0m`)).toBe(noSigns);
  });

  it('counts the bell, at most once a second', () => {
    const { print, wait } = setUp();
    expect(print(`done${bell}${bell}`)).toEqual({ title: '', rings: 1 });
    expect(print(bell)).toEqual({ title: '', rings: 1 });
    wait(1000);
    expect(print(bell)).toEqual({ title: '', rings: 2 });
  });

  it('reads the last title, whichever way it is ended, and takes its end for no bell', () => {
    const { print } = setUp();
    expect(print(`${esc}]0;one${bell}text${esc}]2;two${esc}\\`)).toEqual({ title: 'two', rings: 0 });
    expect(print(`${esc}]1;icon${bell}${esc}]8;;https://example.com${bell}`).title).toBe('two');
    expect(print(`${esc}]2;${bell}`)).toEqual({ title: '', rings: 0 });
  });

  it('puts together what comes in pieces', () => {
    const { print } = setUp();
    for (const piece of [esc, ']', '0;a ti']) expect(print(piece)).toBe(noSigns);
    expect(print(`tle${bell}`)).toEqual({ title: 'a title', rings: 0 });
    expect(print(bell)).toEqual({ title: 'a title', rings: 1 });
  });

  it('hears no bell in a string for the terminal', () => {
    const { print } = setUp();
    expect(print(`${esc}Ptmux;${bell}${esc}\\`)).toBe(noSigns);
  });

  it('gives up what does not end, and cuts a title that is no title', () => {
    const { print } = setUp();
    print(`${esc}]0;${'x'.repeat(10_000)}`);
    expect(print(bell)).toEqual({ title: '', rings: 1 });
    expect(print(`${esc}]0;${'x'.repeat(1000)}${bell}`).title).toHaveLength(200);
  });
});
