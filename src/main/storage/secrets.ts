import path from 'node:path';
import { AppError } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { openSecretsFile, type StoredSecret } from './secrets-file';
import type { OpenVault } from './vault';

// Secret store: the user's keys, in `secrets` in the data folder, readable by the user alone and encrypted if the
// system has a keychain. A key leaves the store only for the request that needs it.

export type Secrets = {
  has(name: string): boolean;
  /** Null if there is none. Throws AppError `unavailable` if it cannot be decrypted here. */
  get(name: string): Promise<string | null>;
  /**
   * `origin`: the one address (scheme, host, port) that may receive the secret. Throws AppError `unavailable` if it cannot be
   * encrypted.
   */
  set(name: string, value: string, origin: string): Promise<void>;
  /** The address that may receive the secret. Null for a secret from before addresses were stored. */
  originOf(name: string): string | null;
  /** Stores the address of such a secret. */
  bind(name: string, origin: string): Promise<void>;
  remove(name: string): Promise<void>;
  /**
   * Reads the file again, because another process may have written it. Reports a missing, empty or broken file, but
   * secrets in use stay in use.
   */
  reload(): Promise<void>;
  /** Calls `onChange` soon after any change of the file. */
  watch(onChange: () => void): { close(): void };
  /** The names of the stored secrets. */
  names(): readonly string[];
  /** A part of a secret that is secret by itself. Logs redact it too. */
  conceal(part: string): void;
  /** Every secret that this process has decrypted, so that logs can redact them. */
  known(): readonly string[];
};

export type SecretsOptions = {
  readonly home: string;
  readonly openVault: OpenVault;
  /** Secrets outside the file, such as those of the environment. */
  readonly others: readonly string[];
  readonly onProblem: (problem: AnyText) => void;
  /** Gets the same sentence when it is no longer true. */
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
      await file.put(name, { ...(await conceal(value, openVault, name)), origin });
    },
    bind: file.bind,
    remove: file.remove,
    watch: file.watch,
    names: file.names,
    conceal: (part) => void known.add(part),
    known: () => [...known],
  };
}

type Concealed = { readonly encrypted: string } | { readonly plain: string };

async function conceal(value: string, openVault: OpenVault, name: string): Promise<Concealed> {
  try {
    const vault = await openVault();
    if (!vault) return { plain: value };
    return { encrypted: Buffer.from(await vault.encrypt(value)).toString('base64') };
  } catch (cause) {
    throw new AppError('unavailable', textOf('secrets.not-encrypted', { name }), { cause });
  }
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
