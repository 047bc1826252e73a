import { safeStorage } from 'electron';
import type { Vault } from '../storage/vault';

// The system's secret store, through Electron. A locked keyring asks for its password, so it is opened at its first
// use.

/**
 * Null if the system has no safe store: Linux without a keyring offers `basic_text`, with a password that everybody
 * knows. Call it after Electron is ready.
 */
export async function openVault(platform: NodeJS.Platform = process.platform): Promise<Vault | null> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return null;
  const backend = platform === 'linux' ? safeStorage.getSelectedStorageBackend() : 'system';
  if (backend === 'basic_text' || backend === 'unknown') return null;
  return {
    encrypt: (plain) => safeStorage.encryptStringAsync(plain),
    decrypt: async (cipher) => (await safeStorage.decryptStringAsync(Buffer.from(cipher))).result,
  };
}
