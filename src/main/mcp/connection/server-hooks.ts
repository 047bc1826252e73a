import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { ElicitRequest, ElicitResult } from '@modelcontextprotocol/sdk/types.js';

/** What a connection is given beside its configuration; sign-in and forms are others' matter. */
export type ServerHooks = {
  /** For a server reached over HTTP; undefined: it is reached without signing in. */
  authProvider?(server: { readonly alias: string; readonly url: string }): OAuthClientProvider | undefined;
  /** Whether there is something to sign out of. */
  isSignedIn?(alias: string): boolean;
  /** Absent: no server may ask the person for anything. `signal` ends with the connection. */
  elicit?(alias: string, params: ElicitRequest['params'], signal: AbortSignal): Promise<ElicitResult>;
  /** Whether the person is being asked by the server: they take their time, and its calls with them. */
  isAsking?(alias: string): boolean;
  /** Called when the list of prompts or resources of a server may be another one. */
  onListsChanged?(alias: string): void;
};
