import { describe, expect, it } from 'vitest';
import { type MarkdownParts, markdownParts, noParts } from './markdown-parts';

const long = `${'word '.repeat(1_700)}\n\n`;
const partsOf = (text: string) => textsOf(markdownParts(text, noParts));
const textsOf = ({ parts }: MarkdownParts) => parts.map((part) => part.text);

describe('the parts of an answer', () => {
  it('are one while it is short', () => {
    expect(partsOf('# One\n\nTwo\n\nThree')).toEqual(['# One\n\nTwo\n\nThree']);
  });

  it('begin with a heading or a paragraph', () => {
    expect(partsOf(`${long}# Next\n\n${long}Then\n`)).toEqual([long, `# Next\n\n${long}`, 'Then\n']);
  });

  it('are together any text, whatever it is made of, and the same however it arrives', () => {
    const pieces = [
      '\r',
      '\n',
      '\n\n',
      '```',
      '~~~~',
      '$$',
      '# ',
      '- ',
      'Word',
      ' ',
      '\u2028',
      '\u2029',
      '\v',
      long,
    ];
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 500; round += 1) {
      const made = Array.from({ length: next(40) }, () => pieces[next(pieces.length)] ?? '');
      const text = made.join('');
      const whole = markdownParts(text, noParts);
      expect(textsOf(whole).join('')).toBe(text);
      let known = noParts;
      for (let end = 1; end <= made.length; end += 1)
        known = markdownParts(made.slice(0, end).join(''), known);
      expect(known).toEqual(whole);
    }
  });

  it.each(['\r', '\r\n', '\u2028', '\u2029'])('are the whole of a text with %j in it', (end) => {
    const text = ['# One', '', 'Two', '```', 'code', '```', long, 'Three', ''].join(end);
    expect(partsOf(text).join('')).toBe(text);
  });

  it('begin with a paragraph where lines end as on Windows', () => {
    const before = long.replaceAll('\n', '\r\n');
    expect(partsOf(`${before}Next\r\n`)).toEqual([before, 'Next\r\n']);
  });

  it.each([
    '- item',
    '* item',
    '1. item',
    'a) item',
    '> quote',
    '  more of an item',
    '| cell |',
    '<b>',
    '[a]: x',
  ])('never begin with %j, which may belong to what stands before it', (line) => {
    expect(partsOf(`${long}${line}\n`)).toEqual([`${long}${line}\n`]);
  });

  it.each([
    ['code', '```', '```'],
    ['code with a fence in it', '````', '```\n\nx\n\n````'],
    ['a formula', '$$', '$$'],
  ])('never divide %s', (_what, open, close) => {
    const block = `${open}\n${long}Word\n\n${close}\n\n`;
    expect(partsOf(`${block}After\n`)).toEqual([block, 'After\n']);
  });

  it('are the same however the text arrived', () => {
    const text = `${long}# Next\n\n${long}\`\`\`js\n${long}a\n\n\`\`\`\n\nThe end of *it*\n`;
    let parts = noParts;
    for (let end = 0; end < text.length; end += 97) parts = markdownParts(text.slice(0, end), parts);
    expect(textsOf(markdownParts(text, parts))).toEqual(partsOf(text));
  });

  it('keep what is before the last as the text grows, and nothing of another text', () => {
    const first = markdownParts(`${long}Next\n`, noParts);
    expect(markdownParts(`${long}Next\nand more`, first).parts[0]).toBe(first.parts[0]);
    expect(textsOf(markdownParts('Another', first))).toEqual(['Another']);
  });

  it('are the block of code alone where it is long, with whatever stands around it', () => {
    const code = `\`\`\`ts\n${long}${long}\`\`\`\n\n`;
    const { parts } = markdownParts(`Look:\n${code}- a list\n${code}`, noParts);
    expect(parts).toEqual([
      { kind: 'markdown', text: 'Look:\n' },
      { kind: 'code', text: code, isOpen: false },
      { kind: 'markdown', text: '- a list\n' },
      { kind: 'code', text: code, isOpen: false },
    ]);
  });

  it.each([
    ['short', `\`\`\`\nx\n\`\`\`\n${'word '.repeat(2_000)}\n`],
    ['in a list', `- item\n\n  \`\`\`\n  ${long}  \`\`\`\n`],
    ['within a line', `\`\`\`code\`\`\` and\n${long}`],
  ])('are markdown where the code is %s', (_where, text) => {
    expect(markdownParts(text, noParts).parts.map((part) => part.kind)).not.toContain('code');
  });

  it('end with code that is open until its own fence closes it, however that arrives', () => {
    const text = `Look:\n~~~~ts\n${long}\n~~~\n~~~~x\n${long}\n~~~~\nThe end\n`;
    let known = noParts;
    const states: string[] = [];
    for (let end = 1; end <= text.length; end += 1) {
      known = markdownParts(text.slice(0, end), known);
      const last = known.parts.at(-1);
      const state = last?.kind === 'code' ? `code ${last.isOpen ? 'open' : 'closed'}` : 'markdown';
      if (states.at(-1) !== state) states.push(state);
    }
    expect(known).toEqual(markdownParts(text, noParts));
    // While nothing follows it, the beginning of another line looks like the closing fence.
    expect(states).toEqual(['markdown', 'code open', 'code closed', 'code open', 'code closed', 'markdown']);
  });
});
