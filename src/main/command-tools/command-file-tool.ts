import { createHash } from 'node:crypto';
import { type Text, textOf } from '@shared/texts/text';
import { jsonSchemaInput } from '../tools/kit/json-schema-input';
import { defineTool, type Tool } from '../tools/kit/tool';
import { callPrograms, type ProgramsMeans } from './call-programs';
import { type CommandFile, programsFor, readCommandFile } from './command-file';

/** `shown`: the name that the user sees. */
export type FoundFile = { readonly shown: string; readonly path: string; readonly text: string };
export type Made =
  | { readonly ok: true; readonly tool: Tool; readonly shown: string }
  | { readonly ok: false; readonly problem: Text };

export async function makeTool({ shown, path, text }: FoundFile, means: ProgramsMeans): Promise<Made> {
  const read = readCommandFile(text, shown);
  if (!read.ok) return read;
  const schema = await jsonSchemaInput(read.file.parameters);
  if (!schema.ok) {
    const { name } = read.file;
    return { ok: false, problem: textOf('elsewhere.wrong-parameters', { name, problem: schema.problem }) };
  }
  return { ok: true, shown, tool: toolOf(read.file, { path, schema, means }) };
}

type ToolParts = {
  readonly path: string;
  readonly schema: Extract<Awaited<ReturnType<typeof jsonSchemaInput>>, { ok: true }>;
  readonly means: ProgramsMeans;
};

function toolOf(file: CommandFile, { path, schema, means }: ToolParts): Tool {
  const { name, description, opened } = file;
  return defineTool({
    name,
    displayName: name,
    description,
    kind: 'command',
    group: 'elsewhere',
    source: { kind: 'command-file', path },
    pin: pinOf(file),
    activity: 'call-elsewhere',
    input: schema.input,
    parameters: schema.parameters,
    describe: () => textOf('call-title.call-elsewhere', { tool: name }),
    target: () => null,
    confirm: async (input) => ({
      kind: 'programs',
      programs: programsFor(file, input),
      input: JSON.stringify(input),
      asks: 'as-commands',
      sandbox: await means.sandbox.use(),
      opened,
      proposed: '',
    }),
    run: (_input, context, approved) => callPrograms(approved, context, means),
  });
}

/** A hash of the behavior, independent of formatting. */
function pinOf({ name, description, parameters, run, opened: { hosts, folders } }: CommandFile): string {
  const opens = hosts.length + folders.length === 0 ? [] : [hosts, folders];
  return createHash('sha256')
    .update(JSON.stringify([name, description, parameters, run, ...opens]))
    .digest('hex');
}
