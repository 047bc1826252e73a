import type { OpenedPlaces } from '../sandbox/sandbox';
import type { AnyText } from '../texts/text';

export type * from './servers-schema';

// MCP servers of a project for windows. Their configurations stay in the main process, because they may contain keys.

/** `settings`: the user's own; `project`: its `.mcp.json`, or a file for another program. */
export type ServerOrigin = 'settings' | 'project';

export type ServerConnection =
  /** The configuration is unusable. */
  | { readonly kind: 'unusable'; readonly why: AnyText }
  /** The user turned it off. */
  | { readonly kind: 'off' }
  /** It is project-provided, and the user has not trusted its current definition. */
  | { readonly kind: 'not-trusted' }
  /** It starts with the next message, or when its page is opened. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  /** It becomes available after the user signs in. */
  | { readonly kind: 'needs-sign-in' }
  /** `name`: the server's own name, with its version. */
  | { readonly kind: 'ready'; readonly name: string }
  /** It ended and restarts at `at` (milliseconds since 1970). */
  | { readonly kind: 'restarting'; readonly at: number; readonly why: AnyText }
  /** It does not restart automatically. */
  | { readonly kind: 'failed'; readonly why: AnyText };

export type ServerTool = {
  /** The server's own name of it. */
  readonly name: string;
  /** The name for the model and for rules. */
  readonly callName: string;
  readonly title: string;
  readonly description: string;
  /** Its own hints. They have no effect unless the user trusts the server. */
  readonly says: readonly ServerToolHint[];
  readonly state:
    | { readonly kind: 'on' }
    /** The user turned it off. */
    | { readonly kind: 'off' }
    /** `includeTools` or `excludeTools` exclude it. */
    | { readonly kind: 'left-out' }
    | { readonly kind: 'unusable'; readonly why: AnyText };
};

export type ServerToolHint = 'read-only' | 'destructive' | 'idempotent' | 'open-world';

/** Where a server's process runs. */
export type ServerPlace =
  | ({
      readonly kind: 'in';
      /** The connections that the sandbox blocked since its start. */
      readonly stopped: readonly StoppedHost[];
    } & OpenedPlaces)
  | { readonly kind: 'without'; readonly why: AnyText };

export type StoppedHost = {
  /** In the notation of rules: `host`, or `host:port`. */
  readonly host: string;
  /** Whether a rule for this host would allow it. */
  readonly canBeAllowed: boolean;
};

export type ServerState = {
  readonly alias: string;
  readonly origin: ServerOrigin;
  /** Of the project; absent: the user's settings. */
  readonly file?: string;
  /** The command line, or the address, without possible keys. */
  readonly place: string;
  readonly transport: 'stdio' | 'http';
  /** The user's own settings trust its hints. */
  readonly isBelieved: boolean;
  /** The user signed in to it. */
  readonly isSignedIn: boolean;
  /** Null: it is not a process, or has not started yet. */
  readonly sandbox: ServerPlace | null;
  readonly connection: ServerConnection;
  /** The tools of its last list, in its order. */
  readonly tools: readonly ServerTool[];
};
