import { isRecord, parseJson } from '@shared/base/json';
import { toolNamePattern } from '@shared/settings/settings-schema';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { wrongValue } from '../base/wrong-value';

// Function declarations in the output of a discovery command: an array of them, or of objects that contain them under
// `function_declarations`. The parameters are in `parametersJsonSchema` or `parameters`. A wrong entry drops only
// itself.

export type Declaration = {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
};

export type Declarations = {
  readonly declarations: readonly Declaration[];
  /** A sentence for each rejected entry, and for an output that lacks declarations. */
  readonly problems: readonly Text[];
};

/** `taken`: names that other tools already have. */
export function readDeclarations(output: string, taken: ReadonlySet<string>): Declarations {
  const printed = parseJson(output);
  const list = Array.isArray(printed) ? printed : [printed];
  const entries: unknown[] = list.flatMap((entry: unknown) => heldBy(entry) ?? [entry]);
  if (!entries.some(isRecord) && (entries.length > 0 || !Array.isArray(printed)))
    return { declarations: [], problems: [textOf('elsewhere.no-declarations')] };
  const declarations = new Map<string, Declaration>();
  const problems: Text[] = [];
  const wrong = new Map<string, WrongEntries>();
  const more = entries.length - mostDeclarations;
  for (const entry of entries.slice(0, mostDeclarations)) {
    const read = readOne(entry, (name) => taken.has(name) || declarations.has(name));
    if ('key' in read) problems.push(read);
    else if ('at' in read) wrong.set(JSON.stringify(read), { ...read, count: countOf(read, wrong) + 1 });
    else declarations.set(read.name, read);
  }
  if (more > 0) problems.push(textOf('elsewhere.too-many', { most: mostDeclarations, rest: more }));
  const told = [...[...wrong.values()].map(wrongEntries), ...problems];
  return { declarations: [...declarations.values()], problems: told };
}

/** The same limit as for a server. */
const mostDeclarations = 1000;

function heldBy(entry: unknown): readonly unknown[] | null {
  if (!isRecord(entry)) return null;
  const held = entry.function_declarations ?? entry.functionDeclarations;
  return Array.isArray(held) ? held : null;
}

const schema = z.record(z.string(), z.unknown());

const declarationSchema = z.object({
  name: z.string(),
  description: z.string().default(''),
  parametersJsonSchema: schema.optional(),
  parameters: schema.optional(),
});

/** An entry without a name that could identify it. */
type WrongEntry = { readonly at: string; readonly problem: AnyText };
/** Entries with the same problem. */
type WrongEntries = WrongEntry & { readonly count: number };

function countOf(entry: WrongEntry, wrong: ReadonlyMap<string, WrongEntries>): number {
  return wrong.get(JSON.stringify(entry))?.count ?? 0;
}

function wrongEntries({ at, problem, count }: WrongEntries): Text {
  return count === 1
    ? textOf('elsewhere.wrong-declaration', { at, problem })
    : textOf('elsewhere.wrong-declarations', { at, problem, count });
}

function readOne(entry: unknown, isTaken: (name: string) => boolean): Declaration | WrongEntry | Text {
  const parsed = declarationSchema.safeParse(entry);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const at = issue?.path.join('.') || 'name';
    return { at, problem: wrongValue(issue) };
  }
  const { name, description, parametersJsonSchema, parameters } = parsed.data;
  if (!toolNamePattern.test(name)) return textOf('elsewhere.wrong-name', { name });
  if (isTaken(name)) return textOf('elsewhere.name-taken', { name });
  return { name, description, parameters: parametersJsonSchema ?? parameters ?? noParameters };
}

export const noParameters = { type: 'object', properties: {} } as const;
