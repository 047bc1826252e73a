import { type Text, textOf } from '@shared/texts/text';
import { openedPlaces } from '../sandbox/opened-places';
import { jsonSchemaInput } from '../tools/kit/json-schema-input';
import { defineTool, type Tool } from '../tools/kit/tool';
import { callPrograms, type ProgramsMeans } from './call-programs';
import type { Declaration } from './declarations';

// A tool that the discovery command declared. Pilotfish runs the call command with the tool's name as argument and the
// input as JSON.

type CallCommand = {
  /** Absolute path; ToolError if it may not run, or is missing. */
  executable(): Promise<string>;
  readonly means: ProgramsMeans;
};

export type MadeTool =
  | { readonly ok: true; readonly tool: Tool }
  /** Message to the user. */
  | { readonly ok: false; readonly problem: Text };

export async function discoveredTool(
  { name, description, parameters }: Declaration,
  { executable, means }: CallCommand,
): Promise<MadeTool> {
  const schema = await jsonSchemaInput(parameters);
  if (!schema.ok)
    return { ok: false, problem: textOf('elsewhere.wrong-parameters', { name, problem: schema.problem }) };
  const tool = defineTool({
    name,
    displayName: name,
    description,
    kind: 'remote',
    group: 'elsewhere',
    source: { kind: 'discovered' },
    activity: 'call-elsewhere',
    input: schema.input,
    parameters: schema.parameters,
    describe: () => textOf('call-title.call-elsewhere', { tool: name }),
    target: () => null,
    async confirm(input) {
      const programs = [[await executable(), name]] as const;
      const sandbox = await means.sandbox.use();
      return {
        kind: 'programs',
        programs,
        input: JSON.stringify(input),
        asks: 'always',
        proposed: '',
        sandbox,
        opened: openedPlaces({}),
      };
    },
    async run(_input, context, approved) {
      // The program may have changed, or lost its trust, since the approval.
      await executable();
      return await callPrograms(approved, context, means);
    },
  });
  return { ok: true, tool };
}
