import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { clientMetadata } from './client-metadata';
import type { CredentialStore, SignInServer } from './credentials';
import { checkDiscovery } from './discovery';

// OAuth client provider of a connection: uses and refreshes the stored tokens. If they are missing or expired, it opens
// no page and registers nothing. The connection then fails with UnauthorizedError, and Pilotfish asks the user.

export function storedSignIn(server: SignInServer, credentials: CredentialStore): OAuthClientProvider {
  /** The last access token in use. Another connection may have refreshed it since. */
  let used: string | undefined;
  const read = () => credentials.of(server);
  return {
    redirectUrl: 'http://127.0.0.1/',
    clientMetadata: clientMetadata([]),
    async discoveryState() {
      const { tokens, client, discovery } = await read();
      if (!client || !tokens?.refresh_token) throw await unauthorized();
      if (discovery) checkDiscovery(discovery);
      return discovery;
    },
    saveDiscoveryState(discovery) {
      checkDiscovery(discovery);
      return credentials.change(server, (now) => ({ ...now, discovery }));
    },
    async clientInformation() {
      const { client } = await read();
      if (!client) throw await unauthorized();
      return client;
    },
    async tokens() {
      const { tokens } = await read();
      used = tokens?.refresh_token;
      return tokens;
    },
    saveTokens: (tokens) =>
      credentials.change(server, (now) => ({ ...now, tokens: { ...now.tokens, ...tokens } })),
    async invalidateCredentials(scope) {
      await credentials.change(server, ({ client, redirectUrl, tokens, discovery }) => {
        const kept = tokens?.refresh_token === used ? undefined : tokens;
        return scope === 'tokens' ? { client, redirectUrl, discovery, tokens: kept } : {};
      });
    },
    async redirectToAuthorization() {
      throw await unauthorized();
    },
    saveCodeVerifier() {},
    async codeVerifier() {
      throw await unauthorized();
    },
  };
}

async function unauthorized(): Promise<Error> {
  const { UnauthorizedError } = await import('@modelcontextprotocol/sdk/client/auth.js');
  return new UnauthorizedError('The user has to sign in.');
}
