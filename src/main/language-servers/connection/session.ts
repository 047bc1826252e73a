import type { ServerLog } from '../../mcp/connection/server-log';
import type { ServerProcess } from '../../mcp/connection/server-process';
import type { ChangedFiles } from './changed-files';
import type { ProblemProviders } from './problem-providers';

// A connection to a language server, and what it needs.

export type Session = {
  /** The server's own name and version; may be empty. */
  readonly name: string;
  /** Resolves when the connection is over, whoever ended it. */
  readonly over: Promise<void>;
  /** Those that it asks to be asked for problems. Without any, it publishes them. */
  readonly problemProviders: ProblemProviders['all'];
  /** Resolves once there is a provider that the server had not offered from the start. */
  readonly pulling: Promise<void>;
  can(provider: Provider): boolean;
  /** Rejects with the server's error, if the connection ends, or with the reason of the signal. */
  request(method: string, params: unknown, signal: AbortSignal): Promise<unknown>;
  notify(method: string, params: unknown): void;
  /** Tells it the changes of the project's files since the last call. Resolves true if it should start anew. */
  tellChanges(signal: AbortSignal): Promise<boolean>;
  /** Called when it was told changes of files. */
  onFilesChanged(listener: () => void): void;
  /** What it works on by itself, such as `Indexing`; null: nothing. */
  work(): string | null;
  /** The files that it sees with a text in memory. Absolute; `openText` changes it. */
  readonly openPaths: Set<string>;
  /** Also called for the server's requests, after their effect. Returns the function that ends it. */
  onNotification(listener: (method: string, params: unknown) => void): () => void;
  /** Ends the process with everything that it started. */
  close(): Promise<void>;
};

/** The name of a capability in the protocol. */
type Provider =
  | 'definitionProvider'
  | 'referencesProvider'
  | 'renameProvider'
  | 'documentFormattingProvider'
  | 'workspaceSymbolProvider';

export type Connecting = ServerProcess & {
  /** Real path of the project. */
  readonly root: string;
  readonly version: string;
  readonly initializationOptions?: unknown;
  /** The answers to the server's questions about settings, by section. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly files: ChangedFiles;
  readonly log: ServerLog;
  readonly signal: AbortSignal;
};
