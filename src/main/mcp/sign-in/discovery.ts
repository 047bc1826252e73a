import type { OAuthDiscoveryState } from '@modelcontextprotocol/sdk/client/auth.js';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';

// The authorization server that a sign-in goes to must be the one that the MCP server names, and it must know PKCE with
// S256: else codes and tokens could reach another one (RFC 8414 §3.3, RFC 9207 §2.4, MCP authorization 2025-11-25).

/** AppError `denied` for a server that says it is another, or that does not offer S256. */
export function checkDiscovery({ authorizationServerUrl, authorizationServerMetadata }: OAuthDiscoveryState) {
  const address = String(authorizationServerUrl);
  const metadata = authorizationServerMetadata;
  if (!metadata) throw new AppError('denied', textOf('sign-in.no-metadata', { address }));
  if (!isSameIssuer(metadata.issuer, address))
    throw new AppError('denied', textOf('sign-in.other-issuer', { address, issuer: metadata.issuer }));
  if (metadata.code_challenge_methods_supported?.includes('S256') !== true)
    throw new AppError('denied', textOf('sign-in.no-pkce', { address }));
}

/** AppError `denied` when the answer comes from another authorization server than the one that was asked. */
export function checkAnswerFrom(issuer: string | null, { authorizationServerMetadata }: OAuthDiscoveryState) {
  const expected = authorizationServerMetadata?.issuer ?? '';
  const mustName =
    authorizationServerMetadata !== undefined &&
    'authorization_response_iss_parameter_supported' in authorizationServerMetadata &&
    authorizationServerMetadata.authorization_response_iss_parameter_supported === true;
  if (issuer === null ? mustName : issuer !== expected)
    throw new AppError('denied', textOf('sign-in.other-answer', { expected, issuer: issuer ?? '' }));
}

/** A single slash at the end is all they may differ by. */
function isSameIssuer(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}
