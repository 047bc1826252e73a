import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { ServerState } from '@shared/servers/servers';
import type { Tool } from '../tools/kit/tool';

// MCP servers of one open project, as an interface for the rest of the application.

export type Servers = {
  /** The current tools, as the model can call them. */
  tools(): readonly Tool[];
  states(): readonly ServerState[];
  /** Stores the tool's current definition. Returns the fingerprint for a rule; null if the tool is unknown. */
  accept(callName: string): Promise<string | null>;
  /**
   * Reads the configuration and starts all stopped servers. Resolves when each is ready or has failed, or after a time
   * limit.
   */
  start(): Promise<void>;
  /** The connections of the servers that are ready. */
  sessions(): readonly ServerSession[];
  /** Restarts the server, even after many failures. Throws AppError `not-found`. */
  restart(alias: string): Promise<void>;
  /** `tool` is the server's own name of a tool; null: the whole server. Stored in the data folder. */
  turn(what: { readonly alias: string; readonly tool: string | null; readonly on: boolean }): Promise<void>;
  /** Its output beside its messages, and the events of its process, the newest last. */
  log(alias: string): string;
  /** Ends all servers, with everything that they started. */
  close(): Promise<void>;
};

export type ServerSession = {
  readonly alias: string;
  readonly client: Client;
};
