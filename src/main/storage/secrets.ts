import path from 'node:path';
import { AppError } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { openSecretsFile, type StoredSecret } from './secrets-file';
import type { OpenVault } from './vault';

// Secret store: the person's keys, in `secrets` in the data folder, readable by them alone. Where the system has a store
// of its own, what the file holds is encrypted with it. A key leaves it only for the request that needs it.

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
  /** Part of a secret that is one by itself: logs are kept free of it too. */
  conceal(part: string): void;
  /** Every secret this process has held in plain, so that logs can be kept free of them. */
  known(): readonly string[];
};

export type SecretsOptions = {
  readonly home: string;
  readonly openVault: OpenVault;
  /** Secrets that are not in the file, such as those of the environment. */
  readonly others: readonly string[];
  readonly onProblem: (problem: AnyText) => void;
  /** Told the same sentence when it is so no more. */
  readonly onMended?: (problem: AnyText) => void;
};

export async function openSecrets({ home, openVault, others, ...reports }: SecretsOptions): Promise<Secrets> {
  const file = await openSecretsFile({ ...reports, path: path.join(home, 'secrets') });
  const known = new Set(others);
  return {
    reload: file.reload,
    has: (name) => file.get(name) !== undefined,
    originOf: (name) => file.get(name)?.origin ?? null,
    async get(name) {
      const secret = file.get(name);
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
      await file.put(name, { ...kept, origin });
    },
    bind: file.bind,
    remove: file.remove,
    watch: file.watch,
    names: file.names,
    conceal: (part) => void known.add(part),
    known: () => [...known],
  };
}

async function reveal(secret: StoredSecret, openVault: OpenVault, name: string): Promise<string> {
  if ('plain' in secret) return secret.plain;
  const vault = await openVault();
  if (!vault) throw new AppError('unavailable', textOf('secrets.of-the-desktop', { name }));
  try {
    return await vault.decrypt(Buffer.from(secret.encrypted, 'base64'));
  } catch (error) {
    throw new AppError('unavailable', textOf('secrets.not-decrypted', { name }), {
      cause: error,
    });
  }
}
