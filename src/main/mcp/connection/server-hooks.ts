import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { ElicitRequest, ElicitResult } from '@modelcontextprotocol/sdk/types.js';

/** The hooks of a connection beside its configuration, for sign-in and forms. */
export type ServerHooks = {
  /** For a server over HTTP; undefined: sign-in is unnecessary. */
  authProvider?(server: { readonly alias: string; readonly url: string }): OAuthClientProvider | undefined;
  /** Whether the user can sign out. */
  isSignedIn?(alias: string): boolean;
  /** Absent: servers may not ask the user for anything. `signal` ends with the connection. */
  elicit?(alias: string, params: ElicitRequest['params'], signal: AbortSignal): Promise<ElicitResult>;
  /** Whether the server waits for the user's answer. The calls of the server then have time as well. */
  isAsking?(alias: string): boolean;
  /** Called when the list of prompts or resources of a server may have changed. */
  onListsChanged?(alias: string): void;
};
