import { expect, test } from 'vitest';
import { ruleForTool } from './rule-for-tool';

const pin = 'a'.repeat(64);
const words = { effect: 'allow', tool: 'docs__echo', scope: 'project' } as const;
const ofServer = { name: 'docs__echo', source: { kind: 'server', alias: 'docs' }, pin } as const;

test('what is allowed to a tool that somebody brings holds to what it is; what is denied holds to nothing', () => {
  expect(ruleForTool(words, ofServer)).toEqual({ ...words, pin, elsewhere: true });
  expect(ruleForTool({ ...words, effect: 'deny' }, ofServer)).toEqual({
    ...words,
    effect: 'deny',
    elsewhere: true,
  });
  expect(ruleForTool({ ...words, tool: 'edit' }, undefined)).toEqual({ ...words, tool: 'edit' });
});

test('nothing is allowed to a server’s tool that is not there: it would allow nothing', () => {
  expect(() => ruleForTool(words, undefined)).toThrow('It has no effect, because ');
  expect(ruleForTool({ ...words, pin }, undefined)).toEqual({ ...words, pin });
  expect(ruleForTool({ ...words, effect: 'deny' }, undefined)).toEqual({ ...words, effect: 'deny' });
});

test.each(['allow', 'ask', 'deny'] as const)(
  'a rule to %s a part of a server’s tool is not kept',
  (effect) => {
    expect(() => ruleForTool({ ...words, effect, match: 'npm test' }, ofServer)).toThrow(
      'A rule for such a tool applies to all of its calls. Remove the match.',
    );
  },
);
