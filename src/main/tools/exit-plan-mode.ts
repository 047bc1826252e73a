import type { PlanChoice, PlanComment } from '@shared/approval/approval';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { type Approved, defineTool } from './kit/tool';

// `exit_plan_mode`: presents the plan to the user, who approves it and selects the mode, or continues planning.

const input = z.object({ plan: z.string().describe('The whole plan in Markdown, with its steps as a list') });

export const exitPlanMode = defineTool({
  name: 'exit_plan_mode',
  displayName: textOf('tool-name.exit-plan-mode'),
  description:
    'Presents your plan to the user, who approves it or comments on its lines. Nothing can be changed before the ' +
    'approval. Call it when you have read all that matters. Say what you will do, where and in which order. Ask ' +
    'questions with ask_user first.',
  kind: 'plan',
  group: 'plan',
  onlyIn: 'plan',
  activity: 'present-plan',
  input,
  describe: ({ plan }) => {
    const title = titleOf(plan);
    return title === ''
      ? textOf('call-title.present-plan')
      : textOf('call-title.present-titled-plan', { title });
  },
  target: () => null,
  async confirm({ plan }) {
    if (plan.trim() === '') throw new ToolError('Parameter "plan" must be a non-empty string.');
    return { kind: 'plan', proposed: plan };
  },
  async run(_input, _context, approved) {
    const { plan, choice, comments } = decided(approved);
    return {
      forModel: wordsFor(plan, choice, comments),
      forPerson: { kind: 'plan', plan, choice, comments: [...comments] },
    };
  },
});

/** The title of the plan: its first heading, else its first line. */
function titleOf(plan: string): string {
  const lines = plan.split('\n').map((line) => line.trim());
  const first = lines.find((line) => /^#{1,6}\s/.test(line)) ?? lines.find((line) => line !== '') ?? '';
  return first.replace(/^(?:#{1,6}|[-*+]|\d+[.)])(?:\s+|$)/, '').replace(/^plan:\s*/i, '');
}

function decided(approved: Approved | null) {
  if (approved?.proposal.kind !== 'plan' || approved.answer?.answer !== 'plan')
    throw new Error('exit_plan_mode ran without a decision on its plan');
  const { choice, comments } = approved.answer;
  return { plan: approved.proposal.proposed, choice, comments };
}

const modeNames = { 'go-asking': 'Ask', 'go-accepting-edits': 'Accept edits' } as const;

function wordsFor(plan: string, choice: PlanChoice, comments: readonly PlanComment[]): string {
  const quoted = quotedComments(plan, comments);
  if (choice !== 'keep-planning') {
    const approval = `The user approved the plan; mode: ${modeNames[choice]}. Begin with its first step.`;
    return quoted === '' ? approval : `${approval} Heed their comments:\n\n${quoted}`;
  }
  return quoted === ''
    ? 'The user keeps planning: no comment was given. Look further, or ask what is missing, before you present a plan again.'
    : `The user keeps planning:\n\n${quoted}`;
}

/** Each comment under its line, in order; first the comments on the whole plan. */
function quotedComments(plan: string, comments: readonly PlanComment[]): string {
  const lines = plan.split('\n');
  return comments
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, text }) => (line === 0 ? text : `> ${lines[line - 1]?.trim() ?? ''}\n${text}`))
    .join('\n\n');
}
