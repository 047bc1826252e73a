import type { ModeKind } from '@shared/approval/approval';

// The system prompt: who the model is here, where it works, what it may use, and what the project wants remembered.

export type MemoryFile = { readonly path: string; readonly text: string };

export type PromptFacts = {
  /** Who the model is instead of the person's own agent. */
  readonly role?: string;
  readonly root: string;
  readonly platform: NodeJS.Platform;
  readonly date: Date;
  readonly memory: readonly MemoryFile[];
  /** Those that are on; `guidance` is what is said of the use of one. */
  readonly tools: readonly { readonly name: string; readonly guidance?: string }[];
  readonly mode: ModeKind;
  /** What groups of tools that are on say; `replaces`: in the place of what is said of the application. */
  readonly groups: readonly { readonly text: string; readonly replaces: boolean }[];
};

export function systemPrompt(facts: PromptFacts): string {
  const isReplaced = facts.groups.some(({ replaces }) => replaces);
  const sections = [
    ...(isReplaced ? guidanceAlone(facts) : [facts.role ?? introduction, rulesOf(facts)]),
    ...facts.groups.map(({ text }) => text),
    surroundings(facts),
    ...facts.memory.map((file) => `# From ${file.path}\n\n${file.text.trim()}`),
  ];
  return sections.join('\n\n');
}

const introduction = `You are Pilotfish, an agent that works beside a person on the code in one folder. Be brief and exact; answer in the person's language. Say what you found and what you did, not what you are about to do. When something is unclear and a wrong guess would cost much, ask.`;

const withoutTools =
  'You have no tools in this chat: you can neither see nor change files. Say so when a question needs it.';

function rulesOf(facts: PromptFacts): string {
  return facts.tools.length > 0 ? toolRules(facts) : withoutTools;
}

function guidanceAlone({ tools }: PromptFacts): string[] {
  const lines = tools.flatMap(({ guidance }) => (guidance === undefined ? [] : [`- ${guidance}`]));
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function toolRules({ tools, mode }: PromptFacts): string {
  const names = tools.map(({ name }) => name).join(', ');
  const guidance = tools
    .flatMap((tool) => (tool.guidance === undefined ? [] : `\n- ${tool.guidance}`))
    .join('');
  return `# Tools

Available: ${names}.

- Look before you change: search and read what matters, never guess at content. Independent reads can go into one reply.
- Every change is a proposal that the person sees, may edit, accept or reject. Make it small and complete. What a result says was written is what is in the file, even where it differs from your proposal.
- A rejection is a decision: do not retry it or reach the same effect another way. Follow the reason, or ask.
- Keep to the style of the code around; add no comments that only tell what changed.${guidance}
- ${modeRule(tools, mode)}`;
}

/** Where there is no tool to present a plan with, none is wanted. */
function modeRule(tools: PromptFacts['tools'], mode: ModeKind): string {
  const isPlanned = tools.some(({ name }) => name === 'exit_plan_mode');
  return mode === 'plan' && !isPlanned ? answerAlone : modeRules[mode];
}

const answerAlone =
  'In this chat nothing may be changed. Look around as far as the question needs it, then answer.';

const modeRules: Readonly<Record<ModeKind, string>> = {
  plan: 'Mode Plan: nothing may be changed. Look around until you know what is to be done, then present it with exit_plan_mode: a plan in markdown, its steps as a list. The person approves it, or comments on its lines and you plan on.',
  ask: 'Mode Ask: the person decides each change.',
  'accept-edits':
    'Mode Accept edits: changes inside the project are made at once, except to protected files.',
  auto: 'Mode Auto: calls run without a question, except dangerous ones.',
};

function surroundings({ root, platform, date }: PromptFacts): string {
  return `# Surroundings

- Project folder: ${root}
- Platform: ${platform}
- Date: ${date.toISOString().slice(0, 10)}`;
}
