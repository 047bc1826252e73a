import type { OAuthClientMetadata } from '@modelcontextprotocol/sdk/shared/auth.js';

/** The registration of this application at an authorization server: a public client, without a secret. */
export function clientMetadata(redirectUrls: readonly string[]): OAuthClientMetadata {
  return {
    client_name: 'Pilotfish',
    redirect_uris: [...redirectUrls],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}
