import { chmod, copyFile, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@shared/errors';
import { z } from 'zod';
import { errorCode } from '../base/fs-errors';
import { createSerialQueue } from '../base/serial-queue';
import { brokenName, type JsonEdit, type JsonFile, openJsonFile } from './json-file';
import { createStandingProblems } from './standing-problems';
import type { OpenVault } from './vault';

// The person's keys: `secrets` in the data folder, readable by them alone. Where the system has a store of its own,
// what the file holds is encrypted with it. A key leaves this file only for the request that needs it.

export type Secrets = {
  has(name: string): boolean;
  /** Null when there is none. AppError `unavailable` when it cannot be decrypted here. */
  get(name: string): Promise<string | null>;
  /** `origin`: the one address (scheme, host, port) it may be sent to. */
  set(name: string, value: string, origin: string): Promise<void>;
  /** The address it may be sent to; null for one that was kept before that was written down. */
  originOf(name: string): string | null;
  /** Writes the address of such a one down. */
  bind(name: string, origin: string): Promise<void>;
  remove(name: string): Promise<void>;
  /**
   * Reads the file again: another process may have written it. One that is gone, empty or broken takes nothing out of
   * use, and is said.
   */
  reload(): Promise<void>;
  /** Calls `onChange` soon after the file changed, by whomever. */
  watch(onChange: () => void): { close(): void };
  /** The names of those that are kept. */
  names(): readonly string[];
  /** Every secret this process has held in plain, so that logs can be kept free of them. */
  known(): readonly string[];
};

const origin = z.string().optional();
const storedSchema = z.union([
  z.object({ plain: z.string(), origin }),
  z.object({ encrypted: z.string(), origin }),
]);
type Stored = z.infer<typeof storedSchema>;

export type SecretsOptions = {
  readonly home: string;
  readonly openVault: OpenVault;
  /** Secrets that are not in the file, such as those of the environment. */
  readonly others: readonly string[];
  readonly onProblem: (problem: string) => void;
  /** Told the same sentence when it is so no more. */
  readonly onMended?: (problem: string) => void;
};

export async function openSecrets(options: SecretsOptions): Promise<Secrets> {
  const { home, openVault, others, onProblem, onMended } = options;
  const location = path.join(home, 'secrets');
  const file = openJsonFile({ path: location, onProblem, mode: 0o600, ...(onMended && { onMended }) });
  const known = new Set(others);
  const sayGone = createStandingProblems(options);
  const steps = createSerialQueue();
  let stored = new Map<string, Stored>();
  /** In use, though the file went with them: it is given them when something is kept in it again. */
  let lost = new Map<string, Stored>();
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
  const change = async (decide: (value: unknown) => readonly JsonEdit[]) => {
    await reload();
    const held = new Map(isBroken ? stored : lost);
    await file.edit((value) => {
      const { entries } = entriesOf(value);
      const missing = [...held].filter(([name]) => !entries.has(name));
      return [...missing.map(([name, secret]) => ({ path: [name], value: secret })), ...decide(value)];
    });
    lost.clear();
    isBroken = false;
  };

  const first = await lossOf(location);
  if (first?.always) onProblem(first.text);
  // Nothing is in use yet that could stay so: a broken one is put aside.
  if (!first) await file.read(unreadText);
  if (!first) await reload();
  return {
    reload: () => steps.next(reload),
    has: (name) => stored.has(name),
    originOf: (name) => stored.get(name)?.origin ?? null,
    async get(name) {
      const secret = stored.get(name);
      if (!secret) return null;
      const plain = await reveal(secret, openVault, name);
      known.add(plain);
      return plain;
    },
    async set(name, value, origin) {
      known.add(value);
      const vault = await openVault();
      const kept = vault
        ? { encrypted: Buffer.from(await vault.encrypt(value)).toString('base64') }
        : { plain: value };
      const secret: Stored = { ...kept, origin };
      await steps.next(async () => {
        await change(() => [{ path: [name], value: secret }]);
        stored.set(name, secret);
      });
    },
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
    remove: (name) =>
      steps.next(async () => {
        await change(() => [{ path: [name], value: undefined }]);
        stored.delete(name);
      }),
    // What is lost with the watch is said when a key is asked for.
    watch: (onChange) => file.watch(onChange, () => undefined),
    names: () => [...stored.keys()],
    known: () => [...known],
  };
}

/** `foreign`: the names of what is no secret as it is stored here. */
function entriesOf(value: unknown): { entries: Map<string, Stored>; foreign: string[] } {
  const entries = new Map<string, Stored>();
  const foreign: string[] = [];
  for (const [name, entry] of Object.entries(value as Record<string, unknown>)) {
    const { success, data } = storedSchema.safeParse(entry);
    if (success) entries.set(name, data);
    else foreign.push(name);
  }
  return { entries, foreign };
}

type Loss = { readonly text: string /** Also if no key was in use. */; readonly always: boolean };

/** What to say of a file that is gone or empty; null when something is in it. */
async function lossOf(location: string): Promise<Loss | null> {
  const text = await readFile(location, 'utf8').catch((error: unknown) =>
    errorCode(error) === 'ENOENT' ? null : 'cannot be read',
  );
  if (text === null) return { text: goneText, always: false };
  return text.trim() === '' ? { text: await putEmptyAside(location), always: true } : null;
}

const goneText =
  'secrets is gone, and the keys that were in it. Those in use stay in use until Pilotfish ends; they are kept again as soon as a key is saved in the settings.';

const unreadText =
  'The keys in it are not in use: enter them again in the settings, or mend that file and put it back in its place.';

/** An empty file is never ours: with no key in it there are still its braces. */
async function putEmptyAside(location: string): Promise<string> {
  const aside = brokenName(location);
  await rename(location, aside);
  return `secrets is empty: the keys that were in it are lost. It was put aside as ${aside}. Enter them again in the settings; those in use stay in use.`;
}

type Foreign = { readonly location: string; readonly file: JsonFile; readonly foreign: readonly string[] };

async function putForeignAside({ location, file, foreign }: Foreign): Promise<string> {
  const aside = brokenName(location);
  await copyFile(location, aside);
  await file.edit(() => foreign.map((name) => ({ path: [name], value: undefined })));
  const names = foreign.map((name) => `"${name}"`).join(', ');
  const which = foreign.length === 1 ? 'this one' : 'these';
  return `secrets holds something that is no key of ours: ${names}. The file as it was is kept as ${aside}. The other keys are in use; enter ${which} again in the settings.`;
}

async function reveal(secret: Stored, openVault: OpenVault, name: string): Promise<string> {
  if ('plain' in secret) return secret.plain;
  const advice = 'Enter it again in the settings, or give it in OPENAI_API_KEY.';
  const vault = await openVault();
  if (!vault)
    throw new AppError(
      'unavailable',
      `The key "${name}" was stored by the desktop application and cannot be read here. ${advice}`,
    );
  try {
    return await vault.decrypt(Buffer.from(secret.encrypted, 'base64'));
  } catch (error) {
    throw new AppError('unavailable', `The system could not decrypt the key "${name}". ${advice}`, {
      cause: error,
    });
  }
}
