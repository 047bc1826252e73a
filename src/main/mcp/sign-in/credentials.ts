import type { OAuthDiscoveryState } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { z } from 'zod';
import { createSerialQueue } from '../../base/serial-queue';
import type { Secrets } from '../../storage/secrets';
import { secretNameOf } from './secret-name';

// Credentials of MCP servers with sign-in. They are in the secret store as `mcp:<alias>`, each for one exact address.

export type SignInServer = { readonly alias: string; readonly url: string };

export type Credentials = {
  /** This application's registration at the authorization server. */
  readonly client?: OAuthClientInformationMixed | undefined;
  /** The redirect address of the registration. */
  readonly redirectUrl?: string | undefined;
  readonly tokens?: OAuthTokens | undefined;
  /** The authorization server of the server. */
  readonly discovery?: OAuthDiscoveryState | undefined;
};

export type CredentialStore = {
  /**
   * Empty if they are missing or belong to another address. Throws AppError `unavailable` if they cannot be decrypted.
   */
  of(server: SignInServer): Promise<Credentials>;
  /** Whether there are any for that origin; they may be expired. */
  has(server: SignInServer): boolean;
  change(server: SignInServer, change: (now: Credentials) => Credentials): Promise<void>;
  /** Throws AppError like the secret store. */
  forget(server: SignInServer): Promise<void>;
};

export function createCredentialStore(secrets: Secrets): CredentialStore {
  const steps = createSerialQueue();
  const has = ({ alias, url }: SignInServer) => secrets.originOf(secretNameOf(alias)) === new URL(url).origin;
  const of = async (server: SignInServer): Promise<Credentials> => {
    if (!has(server)) return {};
    const { alias, url } = server;
    const stored = storedIn(await secrets.get(secretNameOf(alias)));
    if (stored?.url !== url) return {};
    conceal(secrets, stored.credentials);
    return stored.credentials;
  };
  return {
    has,
    of,
    change: (server, change) =>
      steps.next(async () => {
        const credentials = change(await of(server));
        conceal(secrets, credentials);
        const value = JSON.stringify({ url: server.url, credentials });
        await secrets.set(secretNameOf(server.alias), value, new URL(server.url).origin);
      }),
    forget: ({ alias }) => steps.next(() => secrets.remove(secretNameOf(alias))),
  };
}

/** Conceals each secret separately too, so that log lines cannot contain it. */
function conceal(secrets: Secrets, { client, tokens }: Credentials): void {
  for (const secret of [tokens?.access_token, tokens?.refresh_token, tokens?.id_token, client?.client_secret])
    if (secret !== undefined) secrets.conceal(secret);
}

const optional = <Value>(isOne: (value: object) => boolean) =>
  z.custom<Value>((value) => typeof value === 'object' && value !== null && isOne(value)).optional();

const storedSchema = z.object({
  url: z.string(),
  credentials: z.object({
    client: optional<OAuthClientInformationMixed>((value) => 'client_id' in value),
    redirectUrl: z.string().optional(),
    tokens: optional<OAuthTokens>((value) => 'access_token' in value),
    discovery: optional<OAuthDiscoveryState>((value) => 'authorizationServerUrl' in value),
  }),
});

function storedIn(text: string | null): z.infer<typeof storedSchema> | null {
  try {
    return storedSchema.parse(JSON.parse(text ?? ''));
  } catch {
    // Another format: the user signs in again.
    return null;
  }
}
