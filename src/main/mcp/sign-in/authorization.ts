import type { OAuthClientProvider, OAuthDiscoveryState } from '@modelcontextprotocol/sdk/client/auth.js';
import type { FetchLike } from '@modelcontextprotocol/sdk/shared/transport.js';
import { AppError } from '@shared/errors';
import { isSecureAddress } from '@shared/settings/secure-address';
import { textOf } from '@shared/texts/text';
import { clientMetadata } from './client-metadata';
import type { CredentialStore, SignInServer } from './credentials';
import { checkAnswerFrom, checkDiscovery, promisesToNameItself } from './discovery';

// Authorization code flow with PKCE (S256) by the SDK. The steps: discovery from the server's refusal, registration if
// this application is unknown, the page, and the exchange of its code.

export type AuthorizationRequest = {
  /** The address of the sign-in page. */
  readonly page: string;
  readonly provider: OAuthClientProvider;
  readonly server: SignInServer;
  readonly fetchFn: FetchLike;
  /** Whether its authorization server names itself in each answer. */
  readonly namesItself: boolean;
};

type Options = Pick<AuthorizationRequest, 'server' | 'fetchFn'> & {
  readonly credentials: CredentialStore;
  readonly state: string;
  readonly redirectUrl: string;
};

/** Throws AppError, or any error of the SDK. */
export async function askForPage(options: Options): Promise<AuthorizationRequest> {
  const { server } = options;
  let namesItself = false;
  const fetchFn: FetchLike = async (address, init) => {
    const answer = await options.fetchFn(address, init);
    namesItself ||= await promisesToNameItself(answer.clone());
    return answer;
  };
  const { auth } = await import('@modelcontextprotocol/sdk/client/auth.js');
  const page = Promise.withResolvers<URL>();
  const provider = await askingProvider(options, page.resolve);
  await auth(provider, { serverUrl: server.url, fetchFn, ...(await challengeOf(server.url, fetchFn)) });
  const { href } = await page.promise;
  if (!isSecureAddress(href))
    throw new AppError('unavailable', textOf('sign-in.not-secure', { address: href }));
  return { page: href, provider, server, fetchFn: options.fetchFn, namesItself };
}

/** `issuers`: from the redirect address. Throws AppError `denied` if one of them is another authorization server. */
export async function checkSender(
  { provider, namesItself }: AuthorizationRequest,
  issuers: readonly string[],
): Promise<void> {
  const discovery = await provider.discoveryState?.();
  const issuer = discovery?.authorizationServerMetadata?.issuer ?? '';
  checkAnswerFrom(issuers, { issuer, namesItself });
}

/** Resolves once the tokens are in the secret store. */
export async function exchangeCode(
  { provider, server, fetchFn }: AuthorizationRequest,
  authorizationCode: string,
): Promise<void> {
  const { auth } = await import('@modelcontextprotocol/sdk/client/auth.js');
  await auth(provider, { serverUrl: server.url, authorizationCode, fetchFn });
}

const probe = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

/** The sign-in parameters in the server's refusal; may be empty. */
async function challengeOf(url: string, fetchFn: FetchLike) {
  const { extractWWWAuthenticateParams } = await import('@modelcontextprotocol/sdk/client/auth.js');
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const answer = await fetchFn(url, { method: 'POST', headers, body: probe });
  if (answer.status !== 401) return {};
  const { resourceMetadataUrl, scope } = extractWWWAuthenticateParams(answer);
  return { ...(resourceMetadataUrl && { resourceMetadataUrl }), ...(scope !== undefined && { scope }) };
}

/** Starts only with the registration of this application. It stores only the data that leads to tokens. */
async function askingProvider(
  { server, credentials, state, redirectUrl }: Options,
  onPage: (page: URL) => void,
): Promise<OAuthClientProvider> {
  let { client, redirectUrl: registered } = await credentials.of(server);
  if (registered !== redirectUrl) client = undefined;
  let discovery: OAuthDiscoveryState | undefined;
  let verifier = '';
  return {
    redirectUrl,
    clientMetadata: clientMetadata([redirectUrl]),
    state: () => state,
    clientInformation: () => client,
    async saveClientInformation(information) {
      client = information;
      await credentials.change(server, (now) => ({ ...now, client: information, redirectUrl }));
    },
    tokens: () => undefined,
    saveTokens: (tokens) => credentials.change(server, () => ({ client, redirectUrl, tokens, discovery })),
    redirectToAuthorization: onPage,
    saveCodeVerifier(text) {
      verifier = text;
    },
    codeVerifier: () => verifier,
    discoveryState: () => discovery,
    saveDiscoveryState(found) {
      checkDiscovery(found);
      discovery = found;
    },
    async invalidateCredentials(scope) {
      if (scope === 'all' || scope === 'client') client = undefined;
    },
  };
}
