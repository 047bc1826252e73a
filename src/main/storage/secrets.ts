import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@shared/errors';
import { z } from 'zod';
import type { Vault } from '../host';
import { openJsonFile } from './json-file';

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
  /** Reads the file again: another process may have written it. */
  reload(): Promise<void>;
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
  readonly vault: Vault | null;
  /** Secrets that are not in the file, such as those of the environment. */
  readonly others: readonly string[];
  readonly onProblem: (problem: string) => void;
};

export async function openSecrets({ home, vault, others, onProblem }: SecretsOptions): Promise<Secrets> {
  const location = path.join(home, 'secrets');
  const file = openJsonFile({ path: location, onProblem, mode: 0o600 });
  const known = new Set(others);
  let stored = new Map<string, Stored>();

  const reload = async () => {
    await chmod(location, 0o600).catch(() => {});
    stored = entriesOf(await file.read());
  };

  await reload();
  return {
    reload,
    has: (name) => stored.has(name),
    originOf: (name) => stored.get(name)?.origin ?? null,
    async get(name) {
      const secret = stored.get(name);
      if (!secret) return null;
      const plain = await reveal(secret, vault, name);
      known.add(plain);
      return plain;
    },
    async set(name, value, origin) {
      known.add(value);
      const kept = vault
        ? { encrypted: Buffer.from(await vault.encrypt(value)).toString('base64') }
        : { plain: value };
      const secret: Stored = { ...kept, origin };
      await file.edit(() => [{ path: [name], value: secret }]);
      stored.set(name, secret);
    },
    async bind(name, origin) {
      const secret = stored.get(name);
      if (!secret) return;
      stored.set(name, { ...secret, origin });
      // Another process may have stored another key meanwhile.
      const isUnbound = (value: unknown) => entriesOf(value).get(name)?.origin === undefined;
      await file.edit((value) =>
        entriesOf(value).has(name) && isUnbound(value) ? [{ path: [name, 'origin'], value: origin }] : [],
      );
    },
    async remove(name) {
      await file.edit(() => [{ path: [name], value: undefined }]);
      stored.delete(name);
    },
    known: () => [...known],
  };
}

function entriesOf(value: unknown): Map<string, Stored> {
  const entries = Object.entries(value as Record<string, unknown>).flatMap(([name, entry]) => {
    const parsed = storedSchema.safeParse(entry);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return new Map(entries);
}

async function reveal(secret: Stored, vault: Vault | null, name: string): Promise<string> {
  if ('plain' in secret) return secret.plain;
  const advice = 'Enter it again in the settings, or give it in OPENAI_API_KEY.';
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
