import type { OAuthDiscoveryState } from '@modelcontextprotocol/sdk/client/auth.js';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';

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

export type Sender = {
  readonly issuer: string;
  /** It names itself in each answer. */
  readonly namesItself: boolean;
};

/** Throws AppError `denied` if one of `issuers`, which an answer names, is not its expected sender. */
export function checkAnswerFrom(issuers: readonly string[], { issuer: expected, namesItself }: Sender): void {
  const named = issuers.length === 0 && namesItself ? [''] : issuers;
  const other = named.find((issuer) => issuer !== expected);
  if (other !== undefined)
    throw new AppError('denied', textOf('sign-in.other-answer', { expected, issuer: other }));
}

const namingSchema = z.object({ authorization_response_iss_parameter_supported: z.literal(true) });

/** For metadata of an authorization server. The SDK drops this field in the form of OpenID. */
export async function promisesToNameItself(metadata: Response): Promise<boolean> {
  return namingSchema.safeParse(await metadata.json().catch(() => null)).success;
}

/** They may differ only in a single slash at the end. */
function isSameIssuer(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}
