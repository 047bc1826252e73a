import { chmod, copyFile, readFile, rename } from 'node:fs/promises';
import { type AnyText, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { errorCode } from '../base/errno';
import { createSerialQueue } from '../base/serial-queue';
import { brokenName, type JsonEdit, type JsonFile, openJsonFile } from './json-file';
import { createStandingProblems, type ProblemReport } from './standing-problems';

// The file of the secret store. Its loss or damage never affects secrets in use; the next change writes lost ones
// again.

export type SecretsFile = {
  get(name: string): StoredSecret | undefined;
  put(name: string, secret: StoredSecret): Promise<void>;
  remove(name: string): Promise<void>;
  /** Stores the address of a secret without one. */
  bind(name: string, origin: string): Promise<void>;
  /** Reads the file again. Reports a missing, empty or broken file. */
  reload(): Promise<void>;
  /** Calls `onChange` soon after any change of the file. */
  watch(onChange: () => void): { close(): void };
  names(): readonly string[];
};

export type SecretsFileOptions = ProblemReport & { readonly path: string };

export async function openSecretsFile(options: SecretsFileOptions): Promise<SecretsFile> {
  const { path: location, onProblem, onMended } = options;
  const file = openJsonFile({ path: location, onProblem, mode: 0o600, ...(onMended && { onMended }) });
  const sayGone = createStandingProblems(options);
  const steps = createSerialQueue();
  let stored = new Map<string, StoredSecret>();
  /** Secrets in use that were lost with the file. The next stored secret writes them again. */
  let lost = new Map<string, StoredSecret>();
  /** The secrets in use are missing in the file, because it is unreadable. */
  let isBroken = false;

  const reload = async () => {
    await chmod(location, 0o600).catch(() => {});
    const problem = await lossOf(location);
    if (problem !== null) {
      if (problem.always) onProblem(problem.text);
      else if (stored.size > lost.size) sayGone([problem.text]);
      lost = new Map(stored);
      return;
    }
    sayGone([]);
    const found = await file.peek();
    isBroken = found === null;
    if (!found) return;
    const { entries, foreign } = entriesOf(found.value);
    stored = new Map([...lost, ...entries]);
    if (foreign.length > 0) onProblem(await putForeignAside({ location, file, foreign }));
  };

  /** Reads the current file first. Secrets that it lost are written with the change. */
  const change = async (name: string, secret: StoredSecret | undefined) => {
    await reload();
    const held = new Map(isBroken ? stored : lost);
    await file.edit((value) => [...missingFrom(value, held), { path: [name], value: secret }]);
    lost.clear();
    isBroken = false;
    if (secret) stored.set(name, secret);
    else stored.delete(name);
  };

  const first = await lossOf(location);
  if (first?.always) onProblem(first.text);
  // No secret is in use yet, so a broken file is renamed.
  if (!first) await file.read(textOf('secrets.not-in-use'));
  if (!first) await reload();
  return {
    get: (name) => stored.get(name),
    put: (name, secret) => steps.next(() => change(name, secret)),
    remove: (name) => steps.next(() => change(name, undefined)),
    bind: (name, origin) =>
      steps.next(async () => {
        const secret = stored.get(name);
        if (!secret) return;
        // Another process may have stored a different key meanwhile.
        await file.edit((value) => {
          const now = entriesOf(value).entries.get(name);
          return now && now.origin === undefined ? [{ path: [name, 'origin'], value: origin }] : [];
        });
        stored.set(name, { ...secret, origin });
      }),
    reload: () => steps.next(reload),
    // The loss of the watch is silent: a request for a key reports the consequences.
    watch: (onChange) => file.watch(onChange, () => undefined),
    names: () => [...stored.keys()],
  };
}

function missingFrom(value: unknown, held: ReadonlyMap<string, StoredSecret>): readonly JsonEdit[] {
  const { entries } = entriesOf(value);
  const missing = [...held].filter(([name]) => !entries.has(name));
  return missing.map(([name, secret]) => ({ path: [name], value: secret }));
}

const origin = z.string().optional();
const storedSchema = z.union([
  z.object({ plain: z.string(), origin }),
  z.object({ encrypted: z.string(), origin }),
]);
export type StoredSecret = z.infer<typeof storedSchema>;

/** `foreign`: the names of entries that are not valid secrets. */
function entriesOf(value: unknown): { entries: Map<string, StoredSecret>; foreign: string[] } {
  const entries = new Map<string, StoredSecret>();
  const foreign: string[] = [];
  for (const [name, entry] of Object.entries(value as Record<string, unknown>)) {
    const { success, data } = storedSchema.safeParse(entry);
    if (success) entries.set(name, data);
    else foreign.push(name);
  }
  return { entries, foreign };
}

type Loss = { readonly text: AnyText /** Also if no key was in use. */; readonly always: boolean };

/** The message about a missing or empty file. Null if the file has content. */
async function lossOf(location: string): Promise<Loss | null> {
  const text = await readFile(location, 'utf8').catch((error: unknown) =>
    errorCode(error) === 'ENOENT' ? null : 'cannot be read',
  );
  if (text === null) return { text: textOf('secrets.gone'), always: false };
  return text.trim() === '' ? { text: await putEmptyAside(location), always: true } : null;
}

/** Pilotfish never writes an empty file: without keys it still contains braces. */
async function putEmptyAside(location: string): Promise<AnyText> {
  const aside = brokenName(location);
  await rename(location, aside);
  return textOf('secrets.empty', { aside });
}

type Foreign = { readonly location: string; readonly file: JsonFile; readonly foreign: readonly string[] };

async function putForeignAside({ location, file, foreign }: Foreign): Promise<AnyText> {
  const aside = brokenName(location);
  await copyFile(location, aside);
  await file.edit(() => foreign.map((name) => ({ path: [name], value: undefined })));
  return textOf('secrets.foreign', { names: foreign, aside });
}
