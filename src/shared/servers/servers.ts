import type { OpenedPlaces } from '../sandbox/sandbox';
import type { AnyText } from '../texts/text';

export type * from './servers-schema';

// MCP servers of a project, as every window sees them: their configurations stay in main, as they may hold keys.

/** `settings`: the person's own; `project`: its `.mcp.json`. */
export type ServerOrigin = 'settings' | 'project';

export type ServerConnection =
  /** What is configured cannot be used. */
  | { readonly kind: 'unusable'; readonly why: AnyText }
  /** The person turned it off. */
  | { readonly kind: 'off' }
  /** The project brings it, and the person has not trusted it as it is. */
  | { readonly kind: 'not-trusted' }
  /** It starts with the next message, or when its page is opened. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  /** It is reached once the person has signed in. */
  | { readonly kind: 'needs-sign-in' }
  /** `name`: as it calls itself, with its version. */
  | { readonly kind: 'ready'; readonly name: string }
  /** It ended; it is started again at `at` (milliseconds since 1970). */
  | { readonly kind: 'restarting'; readonly at: number; readonly why: AnyText }
  /** It is not started again by itself. */
  | { readonly kind: 'failed'; readonly why: AnyText };

export type ServerTool = {
  /** As the server calls it. */
  readonly name: string;
  /** As the model and rules call it. */
  readonly callName: string;
  readonly title: string;
  readonly description: string;
  /** What it says of itself. Nothing follows from it unless the person trusts the server. */
  readonly says: readonly ServerToolHint[];
  readonly state:
    | { readonly kind: 'on' }
    /** The person turned it off. */
    | { readonly kind: 'off' }
    /** `includeTools` or `excludeTools` leave it out. */
    | { readonly kind: 'left-out' }
    | { readonly kind: 'unusable'; readonly why: AnyText };
};

export type ServerToolHint = 'read-only' | 'destructive' | 'idempotent' | 'open-world';

/** Where a server's process runs. */
export type ServerPlace =
  | ({
      readonly kind: 'in';
      /** Where it was kept from connecting to since it was started. */
      readonly stopped: readonly StoppedHost[];
    } & OpenedPlaces)
  | { readonly kind: 'without'; readonly why: AnyText };

export type StoppedHost = {
  /** As a rule names it: `host`, or `host:port`. */
  readonly host: string;
  /** No rule is against it. */
  readonly canBeAllowed: boolean;
};

export type ServerState = {
  readonly alias: string;
  readonly origin: ServerOrigin;
  /** The command line, or the address, without what may be a key. */
  readonly place: string;
  readonly transport: 'stdio' | 'http';
  /** Said by the person's own settings. */
  readonly isBelieved: boolean;
  /** The person signed in to it. */
  readonly isSignedIn: boolean;
  /** Null: it is no process, or was not started yet. */
  readonly sandbox: ServerPlace | null;
  readonly connection: ServerConnection;
  /** Those it had last, in its order. */
  readonly tools: readonly ServerTool[];
};
