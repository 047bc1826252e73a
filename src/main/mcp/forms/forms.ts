import { randomUUID } from 'node:crypto';
import type { ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import type { Form } from '@shared/forms/forms';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../../base/tool-error';
import { defineTool, type Tool, type ToolContext } from '../../tools/kit/tool';

// Elicitation: a server asks the user to fill in a form while one of its tools runs. The form is a nested call of that
// tool, so it is asked, journaled and refused like every question. If there is nobody to ask, it is declined.

export type Forms = {
  /** The tool of the nested calls. It is hidden from models, and they cannot call it. */
  readonly tool: Tool;
  /** Wraps a tool of a server. While it runs, its server can ask. */
  asking(tool: Tool): Tool;
  /** See `ServerHooks.elicit`. */
  elicit(alias: string, params: unknown): Promise<ElicitResult>;
  /** Whether the server waits for the user's answer, for any length of time. */
  isAsking(alias: string): boolean;
};

type Pending = { readonly form: Form; result: ElicitResult | null };

export function createForms(): Forms {
  const pending = new Map<string, Pending>();
  /** By alias, the newest call last. The newest call counts as the one that asks. */
  const running = new Map<string, readonly ToolContext[]>();
  /** By the server's tool, so that the same tool keeps the same wrapper. */
  const asking = new WeakMap<Tool, Tool>();
  const callsOf = (alias: string) => running.get(alias) ?? [];

  return {
    tool: fillForm(pending),
    asking(tool) {
      const known = asking.get(tool);
      if (known) return known;
      const { source } = tool;
      if (source?.kind !== 'server') return tool;
      const { alias } = source;
      const wrapped: Tool = {
        ...tool,
        async run(input, context, approved) {
          running.set(alias, [...callsOf(alias), context]);
          try {
            return await tool.run(input, context, approved);
          } finally {
            running.set(
              alias,
              callsOf(alias).filter((one) => one !== context),
            );
          }
        },
      };
      asking.set(tool, wrapped);
      return wrapped;
    },
    async elicit(alias, params) {
      const context = callsOf(alias).at(-1);
      const { readForm } = await import('./read-form');
      const form = readForm(alias, params);
      if (form === null || context === undefined) return { action: 'decline' };
      const id = randomUUID();
      const asked: Pending = { form, result: null };
      pending.set(id, asked);
      try {
        const { outcome } = await context.runNested([
          { name: formTool, arguments: JSON.stringify({ form: id }) },
        ]);
        return asked.result ?? { action: outcome === 'finished' ? 'decline' : 'cancel' };
      } finally {
        pending.delete(id);
      }
    },
    isAsking: (alias) => [...pending.values()].some(({ form }) => form.server === alias),
  };
}

const formTool = 'fill_form';

function fillForm(pending: ReadonlyMap<string, Pending>): Tool {
  const askedFor = (id: string): Pending => {
    const asked = pending.get(id);
    if (asked) return asked;
    throw new ToolError('No server asks for this.');
  };
  return defineTool({
    name: formTool,
    displayName: textOf('tool-name.fill-form'),
    description: 'Has the user fill in a form of a server.',
    kind: 'plan',
    group: 'elsewhere',
    activity: 'ask-person',
    isInternal: true,
    input: z.object({ form: z.string() }),
    describe: ({ form }) => textOf('call-title.fill-form', { server: askedFor(form).form.server }),
    target: () => null,
    confirm: async ({ form }) => ({ kind: 'form', form: askedFor(form).form, proposed: '' }),
    async run({ form: id }, _context, approved) {
      const asked = askedFor(id);
      const answer = approved?.answer;
      if (answer?.answer !== 'form') throw new Error('a form was to be sent that nobody filled in');
      asked.result =
        answer.action === 'accept' ? { action: 'accept', content: answer.values } : { action: answer.action };
      const { server } = asked.form;
      return {
        forModel: JSON.stringify(asked.result),
        forPerson: { kind: 'text', text: outcomeText(answer, server) },
      };
    },
  });
}

function outcomeText(
  { action, values }: { readonly action: ElicitResult['action']; readonly values: object },
  server: string,
) {
  switch (action) {
    case 'accept':
      return textOf('form.accepted', { server, count: Object.keys(values).length });
    case 'decline':
      return textOf('form.declined', { server });
    case 'cancel':
      return textOf('form.cancelled', { server });
  }
}
