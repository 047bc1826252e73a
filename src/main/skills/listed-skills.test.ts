import { expect, test } from 'vitest';
import { listedSkills } from './listed-skills';

const skills = (count: number, description: string) =>
  Array.from({ length: count }, (_, at) => ({ name: `skill-${at}`, description }));

test('a few are listed with their whole descriptions', () => {
  const description = 'x'.repeat(1_000);
  expect(listedSkills(skills(2, description))).toEqual({
    text: `- skill-0: ${description}\n- skill-1: ${description}`,
    unlisted: 0,
  });
});

test('more get short descriptions, so that all of them have room', () => {
  const { text, unlisted } = listedSkills(skills(30, 'x'.repeat(1_000)));
  expect([text.length <= 8_000, unlisted, text.includes('- skill-29: xxx')]).toEqual([true, 0, true]);
});

test('500 take at most 2,000 tokens, and the text says how many are left', () => {
  const { text, unlisted } = listedSkills(skills(500, 'x'.repeat(1_000)));
  expect(text.length).toBeLessThanOrEqual(8_000);
  expect(unlisted).toBeGreaterThan(400);
  expect(text.endsWith(`\n${unlisted} more are found by words of what they should do.`)).toBe(true);
});
