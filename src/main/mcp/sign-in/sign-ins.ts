import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { Secrets } from '../../storage/secrets';
import { createCredentialStore, type SignInServer } from './credentials';
import type { SignIn } from './sign-in';
import { storedSignIn } from './stored-sign-in';

// Sign-ins of one open project: at most one at a time for each of its servers.

export type SignIns = {
  /** The OAuth provider for a connection to the server. */
  provider(server: SignInServer): OAuthClientProvider;
  /** Whether there are credentials for the server's last address; they may be expired. */
  isSignedIn(alias: string): boolean;
  /** Resolves with the authorization page and cancels an earlier sign-in. Throws AppError. */
  begin(alias: string): Promise<{ readonly page: string }>;
  /** Throws AppError like `SignIn.take`, and `not-found` without a sign-in in progress. */
  take(alias: string, address: string): Promise<void>;
  /** Resolves once signed in and reconnected. Rejects with AppError on failure. */
  over(alias: string): Promise<void>;
  cancel(alias: string): void;
  /** Deletes the server's tokens. */
  signOut(alias: string): Promise<void>;
  close(): void;
};

type Options = {
  readonly secrets: Secrets;
  /** Reconnects the server. */
  readonly onChange: (alias: string) => Promise<void>;
};

export function createSignIns({ secrets, onChange }: Options): SignIns {
  const credentials = createCredentialStore(secrets);
  const servers = new Map<string, SignInServer>();
  const underWay = new Map<string, SignIn & { readonly connected: Promise<void> }>();

  const serverOf = (alias: string): SignInServer => {
    const server = servers.get(alias);
    if (server) return server;
    throw new AppError('not-found', textOf('sign-in.no-such-server', { server: alias }));
  };
  const signInOf = (alias: string) => {
    const signIn = underWay.get(alias);
    if (signIn) return signIn;
    throw new AppError('not-found', textOf('sign-in.not-begun', { server: alias }));
  };

  return {
    provider(server) {
      servers.set(server.alias, server);
      return storedSignIn(server, credentials);
    },
    isSignedIn(alias) {
      const server = servers.get(alias);
      return server !== undefined && credentials.has(server);
    },
    async begin(alias) {
      const server = serverOf(alias);
      underWay.get(alias)?.cancel();
      const { beginSignIn } = await import('./sign-in');
      const signIn = await beginSignIn(server, credentials);
      const connected = signIn.over.then(() => onChange(alias));
      connected.catch(() => {});
      underWay.set(alias, { ...signIn, connected });
      return { page: signIn.page };
    },
    take: async (alias, address) => await signInOf(alias).take(address),
    over: async (alias) => await signInOf(alias).connected,
    cancel: (alias) => underWay.get(alias)?.cancel(),
    async signOut(alias) {
      await credentials.forget(serverOf(alias));
      await onChange(alias);
    },
    close() {
      for (const signIn of underWay.values()) signIn.cancel();
    },
  };
}
