import { safeStorage } from 'electron';
import type { Vault } from '../../storage/vault';

// The system's secret store, through Electron. A locked keyring asks for its password, so it is opened at its first
// use.

/** Null if the system has no safe store. Call it after Electron is ready. */
export async function openVault(platform: NodeJS.Platform = process.platform): Promise<Vault | null> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return null;
  if (platform === 'linux' && !(await hasSecretService())) return null;
  return {
    encrypt: (plain) => safeStorage.encryptStringAsync(plain),
    decrypt: async (cipher) => (await safeStorage.decryptStringAsync(Buffer.from(cipher))).result,
  };
}

/**
 * Linux reports encryption as available even without a secret service, and then encrypts with a published key. Only the
 * result tells: it begins with `v10`. The name of the desktop does not, because any desktop may run a service.
 */
async function hasSecretService(): Promise<boolean> {
  const probe = await safeStorage.encryptStringAsync('probe');
  return probe.subarray(0, publishedKey.length).toString() !== publishedKey;
}

const publishedKey = 'v10';
