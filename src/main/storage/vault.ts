// Keychain: the system's own store of secrets.

export type Vault = {
  encrypt(plain: string): Promise<Uint8Array>;
  decrypt(cipher: Uint8Array): Promise<string>;
};

/** Encrypts secrets for this user of this machine. Null if the system has no such store. */
export type OpenVault = () => Promise<Vault | null>;
