import { safeStorage } from 'electron';
import type { Vault } from '../storage/vault';

// The system's own store for secrets, through Electron. A keyring may be locked and ask for its password: it is opened
// when it is first needed.

/**
 * Null where there is none worth the name: Linux without a keyring offers `basic_text`, whose password everybody knows.
 * Must run after Electron is ready.
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
