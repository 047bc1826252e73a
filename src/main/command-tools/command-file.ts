import { isRecord, parseJson } from '@shared/base/json';
import type { OpenedPlaces } from '@shared/sandbox/sandbox';
import { allowedPlaces } from '@shared/servers/allowed-places-schema';
import { toolNamePattern } from '@shared/settings/settings-schema';
import { type Text, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { wrongValue } from '../base/wrong-value';
import { openedPlaces } from '../sandbox/opened-places';
import { noParameters } from './declarations';
import type { Argv } from './hold-program';

// Command file: a JSON file in a folder `tools` that turns commands into a tool. `run` is a list of programs with their
// words. Each program reads the output of the one before it; the first reads the tool's input as JSON. A word that is
// exactly `{name}`, where `name` is a parameter, is replaced by its value. A text, a number or a boolean becomes one
// word, a list one word for each entry, another value JSON. A missing value removes the word. Braces in other words
// have no meaning, and the program itself is never a placeholder. `allowedHosts` and `allowedFolders` open more to the
// programs in the sandbox.

export type CommandFile = {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly run: readonly Argv[];
  /** Hosts and folders that the sandbox opens to them. */
  readonly opened: OpenedPlaces;
};

export type ReadCommandFile =
  | { readonly ok: true; readonly file: CommandFile }
  /** A sentence for the user. */
  | { readonly ok: false; readonly problem: Text };

const argvSchema = z.tuple([z.string().min(1)], z.string());

const schema = z.strictObject({
  name: z.string().regex(toolNamePattern, 'letters, digits, _ and -, at most 64'),
  description: z.string(),
  parameters: z.record(z.string(), z.unknown()).default(noParameters),
  run: z.array(argvSchema).min(1),
  ...allowedPlaces,
});

/** `file`: the name that the user sees. */
export function readCommandFile(text: string, file: string): ReadCommandFile {
  const given = parseJson(text);
  if (!isRecord(given)) return { ok: false, problem: textOf('elsewhere.file-no-json', { file }) };
  const parsed = schema.safeParse(given);
  if (!parsed.success) return { ok: false, problem: faultOf(parsed.error, file) };
  const placeholder = parsed.data.run.find(([program]) => namedIn(program, parsed.data.parameters) !== null);
  if (placeholder)
    return { ok: false, problem: textOf('elsewhere.file-program', { file, word: placeholder[0] }) };
  const { name, description, parameters, run } = parsed.data;
  return { ok: true, file: { name, description, parameters, run, opened: openedPlaces(parsed.data) } };
}

function faultOf({ issues: [issue] }: z.ZodError, file: string): Text {
  const at = issue?.path.join('.') || '{}';
  return textOf('elsewhere.file-wrong', { file, at, problem: wrongValue(issue) });
}

/** The programs for a call. ToolError if a value cannot be a word. */
export function programsFor({ run, parameters }: CommandFile, input: unknown): readonly Argv[] {
  const values = isRecord(input) ? input : {};
  return run.map(([program, ...words]): Argv => {
    const filled = words.flatMap((word) => {
      const name = namedIn(word, parameters);
      return name === null ? [word] : wordsOf(Object.hasOwn(values, name) ? values[name] : undefined);
    });
    if (filled.some((word) => word.includes('\0')))
      throw new ToolError('A parameter holds a NUL character, which no program can be given.');
    return [program, ...filled];
  });
}

/** The parameter that replaces the word; null: an ordinary word. */
function namedIn(word: string, { properties }: Readonly<Record<string, unknown>>): string | null {
  const name = /^\{(.+)\}$/s.exec(word)?.[1];
  return name !== undefined && isRecord(properties) && Object.hasOwn(properties, name) ? name : null;
}

function wordsOf(value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.map(wordOf) : [wordOf(value)];
}

function wordOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
