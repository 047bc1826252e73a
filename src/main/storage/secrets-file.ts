import { chmod, copyFile, readFile, rename } from 'node:fs/promises';
import { type AnyText, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { errorCode } from '../base/errno';
import { createSerialQueue } from '../base/serial-queue';
import { brokenName, type JsonEdit, type JsonFile, openJsonFile } from './json-file';
import { createStandingProblems, type ProblemReport } from './standing-problems';

// The file of the secret store. Whatever happens to it takes nothing out of use that was in use: what is lost with it
// is written again with the next change.

export type SecretsFile = {
  get(name: string): StoredSecret | undefined;
  put(name: string, secret: StoredSecret): Promise<void>;
  remove(name: string): Promise<void>;
  /** Writes the address of one down that has none. */
  bind(name: string, origin: string): Promise<void>;
  /** Reads the file again; one that is gone, empty or broken is said. */
  reload(): Promise<void>;
  /** Calls `onChange` soon after the file changed, by whomever. */
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
  /** In use, though the file went with them: it is given them when something is kept in it again. */
  let lost = new Map<string, StoredSecret>();
  /** What is in use stands in no file that can be read. */
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

  /** The file as it is now is read first: whatever it went with is written with the change. */
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
  // Nothing is in use yet that could stay so: a broken one is put aside.
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
        // Another process may have stored another key meanwhile.
        await file.edit((value) => {
          const now = entriesOf(value).entries.get(name);
          return now && now.origin === undefined ? [{ path: [name, 'origin'], value: origin }] : [];
        });
        stored.set(name, { ...secret, origin });
      }),
    reload: () => steps.next(reload),
    // What is lost with the watch is said when a key is asked for.
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

/** `foreign`: the names of what is no secret as it is stored here. */
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

/** What to say of a file that is gone or empty; null when something is in it. */
async function lossOf(location: string): Promise<Loss | null> {
  const text = await readFile(location, 'utf8').catch((error: unknown) =>
    errorCode(error) === 'ENOENT' ? null : 'cannot be read',
  );
  if (text === null) return { text: textOf('secrets.gone'), always: false };
  return text.trim() === '' ? { text: await putEmptyAside(location), always: true } : null;
}

/** An empty file is never ours: with no key in it there are still its braces. */
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
