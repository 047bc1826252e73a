import type { Conversation, Step } from './conversation';
import { commentsIn, isSentBack } from './heard';
import { knowledgeOf, named } from './knowledge';
import { countsOf, nameOf } from './listing';
import type { Move } from './move';
import type { Proposal } from './proposals';
import { label, quoted, signature } from './words';

// How the demo model shows plan mode: it explores, presents a plan for one change, and plans a smaller one each time
// the user keeps planning.

const presenting = 'exit_plan_mode';

export const aboutPlanMode = `${label}: this chat is not in plan mode. In **Plan** I may only look around; then I present a plan, which you can comment on line by line, let go, or send back.\n\nChoose **Plan** at the top (Ctrl/Cmd+. goes through the modes, \`/mode plan\` does it too), then ask me again.\n\n${signature}`;

/** Whether the model can present a plan, or has presented one. */
export function isPlanned({ tools, steps }: Conversation): boolean {
  return tools.includes(presenting) || named(steps, presenting).length > 0;
}

/** The proposals without those of rejected plans. */
export function leftAfterPlans({ steps }: Conversation, proposals: readonly Proposal[]): readonly Proposal[] {
  const sentBack = named(steps, presenting).filter(isSentBack);
  return proposals.filter(
    (proposal) => !sentBack.some(({ input }) => String(input.plan).includes(firstStepOf(proposal))),
  );
}

/** Presents a plan for `proposal`, or says why there is none. Null if no plan is needed. */
export function presentPlan(conversation: Conversation, proposal: Proposal | undefined): Move | null {
  const { tools, steps } = conversation;
  if (!tools.includes(presenting)) return null;
  const last = named(steps, presenting).at(-1);
  if (last && !isSentBack(last)) return isApproved(last) ? null : { text: notDecided(last) };
  if (!proposal) return last ? { text: noOtherPlan } : null;
  const plan = planOf(conversation, { proposal, comments: last ? commentsIn(last) : [] });
  return {
    text: last ? 'Then I plan less.' : 'I have seen enough for a plan.',
    calls: [{ name: presenting, input: { plan } }],
  };
}

function isApproved({ result }: Step): boolean {
  return result.startsWith('The user approved the plan');
}

type Planned = { readonly proposal: Proposal; readonly comments: readonly string[] };

function planOf(conversation: Conversation, { proposal, comments }: Planned): string {
  const { root, files } = knowledgeOf(conversation);
  const read = files.map(({ path }) => `\`${nameOf(path)}\``).join(', ');
  const seen = root ? `\`${nameOf(root.path)}\` has ${countsOf(root)}` : 'I looked around';
  const heard = comments.map((comment) => `“${comment}”`).join(', ');
  return [
    `# A small change to \`${nameOf(proposal.input.file_path ?? '')}\``,
    `${seen}${read === '' ? '' : `; I read ${read}`}.${heard === '' ? '' : ` You said: ${heard}`}`,
    `${firstStepOf(proposal)}2. Count its lines with a command that only reads\n3. Say what came of it`,
  ].join('\n\n');
}

function firstStepOf({ what }: Proposal): string {
  return `1. Propose ${what}\n`;
}

const noOtherPlan = `${label}: you keep planning, and my script has no other plan. Nothing was changed. Tell me what you would like instead.\n\n${signature}`;

function notDecided({ result, input }: Step): string {
  return `${label}: nobody decided on the plan. The tool says:\n\n${quoted(result)}\n\nThis is it:\n\n${String(input.plan)}\n\n${signature}`;
}
