import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { type Approved, defineTool } from './kit/tool';

// `ask_user`: asks the user a question with choices and a field for free text.

const input = z.object({
  question: z.string().trim().min(1).describe('One question that is clear without context'),
  choices: z
    .array(
      z.object({
        label: z.string().trim().min(1).max(200).describe('The answer in a few words'),
        description: z.string().trim().optional().describe('What choosing it means'),
      }),
    )
    .min(2)
    .max(5)
    .superRefine(refuseSameLabels)
    .describe('Two to five answers, your recommendation first; the user may also answer in their own words'),
  multiple: z.boolean().default(false).describe('Whether the user may choose several'),
});

export const askUser = defineTool({
  name: 'ask_user',
  displayName: textOf('tool-name.ask-user'),
  description:
    'Asks the user one question and waits for the answer. Use it for decisions where a wrong guess costs much: ' +
    'requirements, a choice between designs, facts that only the user knows. Do not ask what you can find out, and do ' +
    'not ask for permission: calls that need it ask by themselves.',
  kind: 'plan',
  group: 'plan',
  activity: 'ask-person',
  guidance:
    'When a decision is the user’s and a wrong guess would cost much, ask with ask_user instead of guessing; do not ask what you can find out.',
  input,
  describe: ({ question }) => textOf('call-title.ask-person', { question }),
  target: () => null,
  confirm: async ({ question, choices, multiple }) => ({
    kind: 'question',
    proposed: question,
    question,
    choices,
    multiple,
  }),
  async run({ question }, _context, approved) {
    const { choices, text } = answerOf(approved);
    return {
      forModel: wordsFor(choices, text),
      forPerson: { kind: 'answer', question, choices: [...choices], text },
    };
  },
});

function refuseSameLabels(choices: readonly { label: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, { label }] of choices.entries()) {
    if (seen.has(label))
      context.addIssue({ code: 'custom', path: [index, 'label'], message: `label "${label}" is used twice` });
    seen.add(label);
  }
}

function answerOf(approved: Approved | null) {
  if (approved?.answer?.answer !== 'answer') throw new Error('ask_user ran without an answer');
  return approved.answer;
}

function wordsFor(choices: readonly string[], text: string): string {
  const chosen = choices.map((label) => `"${label}"`).join(', ');
  if (text === '') return `The user chose: ${chosen}.`;
  return chosen === '' ? `The user answered: ${text}` : `The user chose: ${chosen}. They add: ${text}`;
}
