import { describe, expect, it } from 'vitest';
import { markdownParts, noParts } from './markdown-parts';

const long = `${'word '.repeat(1_700)}\n\n`;
const partsOf = (text: string) => markdownParts(text, noParts).parts;

describe('the parts of an answer', () => {
  it('are one while it is short', () => {
    expect(partsOf('# One\n\nTwo\n\nThree')).toEqual(['# One\n\nTwo\n\nThree']);
  });

  it('begin with a heading or a paragraph', () => {
    expect(partsOf(`${long}# Next\n\n${long}Then\n`)).toEqual([long, `# Next\n\n${long}`, 'Then\n']);
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
    expect(markdownParts(text, parts).parts).toEqual(partsOf(text));
  });

  it('keep what is before the last as the text grows, and nothing of another text', () => {
    const first = markdownParts(`${long}Next\n`, noParts);
    expect(markdownParts(`${long}Next\nand more`, first).parts[0]).toBe(first.parts[0]);
    expect(markdownParts('Another', first).parts).toEqual(['Another']);
  });
});
