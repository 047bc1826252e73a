import { createHash, randomUUID } from 'node:crypto';

// Authorization server for tests, without its HTTP. It accepts everybody who follows the protocol (PKCE with S256,
// registered redirect addresses). Each refresh token is valid for one refresh.

export type Authorization = {
  readonly registered: readonly Registration[];
  /** All issued tokens. */
  readonly given: readonly string[];
  register(client: Pick<Registration, 'redirect_uris'>): Registration;
  /** The redirect target of the page; null for a request that violates the protocol. */
  pageLeadsTo(query: URLSearchParams): string | null;
  /** Refuses the next page. */
  refuse(): void;
  /** Null for a request that violates the protocol. */
  tokens(form: URLSearchParams): object | null;
  admits(accessToken: string): boolean;
  expire(): void;
  revoke(): void;
};

type Registration = { readonly client_id: string; readonly redirect_uris: readonly string[] };
type Grant = { readonly challenge: string; readonly redirectUri: string; readonly clientId: string };

export function createAuthorization(): Authorization {
  const registered: Registration[] = [];
  const grants = new Map<string, Grant>();
  const valid = new Set<string>();
  const given: string[] = [];
  let refuses = false;

  const give = () => {
    const tokens = { access_token: `access-${randomUUID()}`, refresh_token: `refresh-${randomUUID()}` };
    for (const token of Object.values(tokens)) {
      valid.add(token);
      given.push(token);
    }
    return { ...tokens, token_type: 'Bearer', expires_in: 3600 };
  };
  const answerTo = (
    query: URLSearchParams,
    client: Registration,
    redirectUri: string,
  ): Record<string, string> => {
    if (refuses) {
      refuses = false;
      return { error: 'access_denied' };
    }
    const code = randomUUID();
    grants.set(code, {
      challenge: query.get('code_challenge') ?? '',
      redirectUri,
      clientId: client.client_id,
    });
    return { code };
  };

  return {
    registered,
    given,
    register(client) {
      const registration = { ...client, client_id: randomUUID() };
      registered.push(registration);
      return registration;
    },
    pageLeadsTo(query) {
      const client = registered.find(({ client_id }) => client_id === query.get('client_id'));
      const redirectUri = query.get('redirect_uri') ?? '';
      if (!client?.redirect_uris.includes(redirectUri)) return null;
      if (query.get('code_challenge_method') !== 'S256') return null;
      const answer = { state: query.get('state') ?? '', ...answerTo(query, client, redirectUri) };
      return `${redirectUri}?${new URLSearchParams(answer)}`;
    },
    refuse() {
      refuses = true;
    },
    tokens(form) {
      if (form.get('grant_type') === 'refresh_token')
        return valid.delete(form.get('refresh_token') ?? '') ? give() : null;
      const code = form.get('code') ?? '';
      const grant = grants.get(code);
      grants.delete(code);
      return grant && fits(grant, form) ? give() : null;
    },
    admits: (accessToken) => valid.has(accessToken),
    expire() {
      for (const token of valid) if (token.startsWith('access-')) valid.delete(token);
    },
    revoke: () => valid.clear(),
  };
}

function fits({ challenge, redirectUri, clientId }: Grant, form: URLSearchParams): boolean {
  const verifier = form.get('code_verifier') ?? '';
  return (
    challenge === createHash('sha256').update(verifier).digest('base64url') &&
    redirectUri === form.get('redirect_uri') &&
    clientId === form.get('client_id')
  );
}
