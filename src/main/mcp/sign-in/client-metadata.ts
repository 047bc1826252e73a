import type { OAuthClientMetadata } from '@modelcontextprotocol/sdk/shared/auth.js';

/** What an authorization server is told of this application when it registers: a public client, without a secret. */
export function clientMetadata(redirectUrls: readonly string[]): OAuthClientMetadata {
  return {
    client_name: 'Pilotfish',
    redirect_uris: [...redirectUrls],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}
