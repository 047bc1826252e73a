import type { PlanChoice, PlanComment } from '@shared/approval/approval';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { exitPlanMode } from './exit-plan-mode';
import { parseInput } from './kit/lenient-input';
import { createTestContext } from './testing/test-context';

const plan = '# Split the parser\n\n1. Move `parse`\n2. Test it';

async function decided(choice: PlanChoice, comments: PlanComment[] = []): Promise<unknown> {
  const context = await createTestContext();
  const proposal = await exitPlanMode.confirm({ plan }, context);
  if (proposal === null) throw new Error('nothing is asked');
  const answer = { answer: 'plan', choice, comments } as const;
  const approved = { proposal, content: plan, pin: null, answer };
  return (await exitPlanMode.run({ plan }, context, approved)).forModel;
}

it.each(['', ' \n\t'])('refuses the empty plan %j', async (empty) => {
  const context = await createTestContext();
  await expect(exitPlanMode.confirm({ plan: empty }, context)).rejects.toThrow(
    /^Parameter "plan" must be a non-empty string\.$/,
  );
});

it('says that a plan is missing', () => {
  expect(parseInput(exitPlanMode, '{}')).toEqual({
    ok: false,
    error: 'Parameter "plan" must be a string, but it is missing.',
  });
});

describe('what the model is told', () => {
  it.each([
    ['go-asking', 'Ask'],
    ['go-accepting-edits', 'Accept edits'],
  ] as const)('%s: that it goes, and in which mode', async (choice, mode) => {
    expect(await decided(choice)).toBe(
      `The user approved the plan; mode: ${mode}. Begin with its first step.`,
    );
  });

  it('with an approval the comments come along', async () => {
    expect(await decided('go-asking', [{ line: 3, text: 'to src/syntax' }])).toBe(
      'The user approved the plan; mode: Ask. Begin with its first step. Heed their comments:\n\n> 1. Move `parse`\nto src/syntax',
    );
  });

  it('each comment under the line it is about, in the order of the plan', async () => {
    const comments = [
      { line: 4, text: 'With vitest.' },
      { line: 0, text: 'Say what it is good for.' },
      { line: 3, text: 'And lex?\nBoth.' },
    ];
    expect(await decided('keep-planning', comments)).toBe(
      'The user keeps planning:\n\nSay what it is good for.\n\n> 1. Move `parse`\nAnd lex?\nBoth.\n\n> 2. Test it\nWith vitest.',
    );
  });

  it('that nothing was said, when nothing was', async () => {
    expect(await decided('keep-planning')).toBe(
      'The user keeps planning: no comment was given. Look further, or ask what is missing, before you present a plan again.',
    );
  });
});

it('never runs without a decision', async () => {
  await expect(exitPlanMode.run({ plan }, await createTestContext(), null)).rejects.toThrow(
    'without a decision',
  );
});

it.each([
  ['# Plan: Split the parser\n\n1. Move', 'Plan: Split the parser'],
  ['First words.\n\n## Steps\n', 'Plan: Steps'],
  ['\n- Move it\n', 'Plan: Move it'],
  ['#', 'Present a plan'],
])('is named by its heading or its first line: %j', (text, title) => {
  expect(say(exitPlanMode.describe({ plan: text }))).toBe(title);
});
