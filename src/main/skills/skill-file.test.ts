import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { parseSkill } from './skill-file';

const file = (front: string, body = 'Do it well.') => `---\n${front}\n---\n${body}\n`;
const head = 'name: pdf\ndescription: Reads PDF files.';

const parsed = async (text: string) => {
  const result = await parseSkill(text, 'folder');
  return result.ok ? result.skill : say(result.fault);
};

describe('a skill', () => {
  it('is what the front matter names, and the body as its instructions', async () => {
    expect(await parsed(file(`${head}\nlicense: MIT\nmetadata:\n  version: "1"`))).toEqual({
      name: 'pdf',
      description: 'Reads PDF files.',
      argumentHint: '',
      isOnlyForUser: false,
      body: 'Do it well.',
    });
  });

  it('has the name of its folder if it names none, and a description on one line', async () => {
    expect(await parsed(file('description: >\n  One\n  two.\n\n  Three.'))).toMatchObject({
      name: 'folder',
      description: 'One two. Three.',
    });
  });

  it('may have a description with colons and without quotes, as other programs read it', async () => {
    const description = 'Use it when: "a: b", or c:';
    expect(await parsed(file(`name: pdf\r\ndescription: ${description}`))).toMatchObject({ description });
  });

  it('has a description of at most 1,024 characters', async () => {
    const skill = await parsed(file(`name: pdf\ndescription: ${'x'.repeat(2_000)}`));
    expect(skill).toMatchObject({ description: 'x'.repeat(1_024) });
  });

  it.each([
    ['true', true],
    ['false', false],
    ['perhaps', true],
  ])('may be only for the user: %s', async (value, isOnlyForUser) => {
    expect(await parsed(file(`${head}\ndisable-model-invocation: ${value}`))).toMatchObject({
      isOnlyForUser,
    });
  });

  it.each([
    ['Do it well.', /^The file must start with a line “---”/],
    [file('just words'), /^The file must start with a line “---”/],
    [file('name: [a'), /^Invalid YAML between the lines “---”: /],
    [file('a: &a [1]\nname: *a'), /^Invalid YAML between the lines “---”: /],
    [file('name: a b\ndescription: Reads.'), /^“name” must have/],
    [file('name: ../a\ndescription: Reads.'), /^“name” must have/],
    [file('name: pdf'), /^“description” must explain/],
    [file('name: pdf\ndescription: 7'), /^“description” must explain/],
    [file(head, ' '), /^The instructions are missing/],
    [file(head, 'x'.repeat(100_001)), /^The file is longer than 100,000 characters/],
  ])('is none, and says why: %.30s', async (text, said) => {
    expect(await parsed(text)).toMatch(said);
  });
});
