import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { parseAgent, withFields } from './definition';

const fault = async (text: string) => {
  const parsed = await parseAgent(text);
  return parsed.ok ? null : say(parsed.fault);
};

const head = 'name: reviewer\ndescription: Reviews.';
const file = (front: string, body = 'You review.') => `---\n${front}\n---\n${body}\n`;

describe('a definition', () => {
  it('is what the front matter names, and the body as its prompt', async () => {
    expect(await parseAgent(file(`${head}\ntools: [glob, read_file]\nmodel: small`))).toEqual({
      ok: true,
      definition: {
        name: 'reviewer',
        description: 'Reviews.',
        tools: ['glob', 'read_file'],
        model: 'small',
        prompt: 'You review.',
      },
    });
  });

  it.each([
    ['tools: glob, read_file', ['glob', 'read_file']],
    ['tools: []', []],
    ['tools:', null],
    ['color: blue', null],
  ])('takes tools as a list or separated by commas: %s', async (line, tools) => {
    expect(await parseAgent(file(`${head}\n${line}`))).toMatchObject({ ok: true, definition: { tools } });
  });

  it('says how much it may take', async () => {
    const limits = { rounds: 20, minutes: 0.5, tokens: 50_000 };
    const lines = 'max_rounds: 20\nmax_minutes: 0.5\nmax_tokens: 50000';
    expect(await parseAgent(file(`${head}\n${lines}`))).toMatchObject({ definition: { limits } });
  });

  it('is changed by its fields, though values with a colon have no quotes', async () => {
    const text = file('name: reviewer\ndescription: Use it: often.\ncolor: blue');
    const fields = {
      name: 'checker',
      description: 'Checks.',
      tools: null,
      model: null,
      prompt: 'You check.',
    };
    expect(await withFields(text, fields)).toBe(
      '---\nname: checker\ndescription: Checks.\ncolor: blue\n---\nYou check.\n',
    );
  });

  it('is read with the line ends and the byte order mark of Windows', async () => {
    const text = `\uFEFF${file(head)}`.replaceAll('\n', '\r\n');
    expect(await parseAgent(text)).toMatchObject({ ok: true, definition: { prompt: 'You review.' } });
  });

  it.each([
    ['You review.', /^The file must start with a line “---”/],
    ['---\nname: x\n', /^The file must start with a line “---”/],
    [file('just words'), /^The file must start with a line “---”/],
    [file('name: [a'), /^Invalid YAML between the lines “---”: /],
    [file('a: &a [1]\nname: *a'), /^Invalid YAML between the lines “---”: /],
    [file('description: Reviews.'), /^“name” must start/],
    [file('name: a b\ndescription: Reviews.'), /^“name” must start/],
    [file('name: reviewer'), /^“description” must explain/],
    [file(`${head}\ntools: 7`), /^“tools” must be a list/],
    [file(`${head}\nmodel: [a]`), /^“model” must be/],
    [file(`${head}\nmax_rounds: 0`), /^“max_rounds” must be a positive number/],
    [file(`${head}\nmax_tokens: many`), /^“max_tokens” must be a positive number/],
    [file(head, ' '), /^The instructions are missing/],
    [file(head, 'x'.repeat(100_001)), /^The file is longer than 100,000 characters/],
  ])('is none, and says why: %.30s', async (text, said) => {
    expect(await fault(text)).toMatch(said);
  });
});
