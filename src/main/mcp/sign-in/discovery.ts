import type { OAuthDiscoveryState } from '@modelcontextprotocol/sdk/client/auth.js';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';

// A sign-in must go to the authorization server that the MCP server names, and that one must support PKCE with S256.
// Otherwise codes and tokens could reach another server (RFC 8414 §3.3, RFC 9207 §2.4, MCP authorization 2025-11-25).

/** Throws AppError `denied` if the server names another issuer, or does not offer S256. */
export function checkDiscovery({ authorizationServerUrl, authorizationServerMetadata }: OAuthDiscoveryState) {
  const address = String(authorizationServerUrl);
  const metadata = authorizationServerMetadata;
  if (!metadata) throw new AppError('denied', textOf('sign-in.no-metadata', { address }));
  if (!isSameIssuer(metadata.issuer, address))
    throw new AppError('denied', textOf('sign-in.other-issuer', { address, issuer: metadata.issuer }));
  if (metadata.code_challenge_methods_supported?.includes('S256') !== true)
    throw new AppError('denied', textOf('sign-in.no-pkce', { address }));
}

/** Throws AppError `denied` if the answer comes from another authorization server. */
export function checkAnswerFrom(
  issuers: readonly string[],
  { authorizationServerMetadata }: OAuthDiscoveryState,
) {
  const expected = authorizationServerMetadata?.issuer ?? '';
  const mustName =
    authorizationServerMetadata !== undefined &&
    'authorization_response_iss_parameter_supported' in authorizationServerMetadata &&
    authorizationServerMetadata.authorization_response_iss_parameter_supported === true;
  const named = issuers.length === 0 && mustName ? [''] : issuers;
  const other = named.find((issuer) => issuer !== expected);
  if (other !== undefined)
    throw new AppError('denied', textOf('sign-in.other-answer', { expected, issuer: other }));
}

/** They may differ only in a single slash at the end. */
function isSameIssuer(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}
