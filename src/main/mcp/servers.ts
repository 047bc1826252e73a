import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { ServerState } from '@shared/servers/servers';
import type { Tool } from '../tools/kit/tool';

// MCP servers of one open project: what the rest of the application knows of them.

export type Servers = {
  /** The tools there are now, as a model can call them. */
  tools(): readonly Tool[];
  states(): readonly ServerState[];
  /** Keeps what the tool is by now; the pin a rule for it holds to, or null where there is no such tool. */
  accept(callName: string): Promise<string | null>;
  /** Reads what is configured and starts what is not running. Resolves when each is ready or has failed, or it took long. */
  start(): Promise<void>;
  /** Those that are ready. */
  sessions(): readonly ServerSession[];
  /** Ends it, if it runs, and starts it anew, however often it failed before. AppError `not-found`. */
  restart(alias: string): Promise<void>;
  /** `tool` is the server's own name of one; null: the whole server. Kept in the data folder. */
  turn(what: { readonly alias: string; readonly tool: string | null; readonly on: boolean }): Promise<void>;
  /** What it printed beside its messages and what happened to it, the newest last. */
  log(alias: string): string;
  /** Ends all of them, with everything they started. */
  close(): Promise<void>;
};

export type ServerSession = {
  readonly alias: string;
  readonly client: Client;
};
