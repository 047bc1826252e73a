import { z } from 'zod';
import type { NamedWeight } from '../attachments/named';
import { allowedHostSchema } from '../servers/allowed-places-schema';
import type { ServerResources } from '../servers/server-offers';
import { completionQuerySchema } from '../servers/server-offers-schema';
import { type Calls, call, project } from './call';

// Calls about MCP servers.

const ofServer = z.object({ project, alias: z.string() });

export const serverCalls = {
  /** Those of the project that may run are started. Resolves when each is ready or not to be had, or it took long. */
  start: call(z.object({ project })).returns(),
  restart: call(ofServer).returns(),
  turn: call(ofServer.extend({ tool: z.string().nullable(), on: z.boolean() })).returns(),
  log: call(ofServer).returns<string>(),
  /**
   * The server may reach that host from now on, and starts again: one of the person's own by its configuration, one that
   * the project brings by a rule of the person's for the project. AppError `not-found`.
   */
  allowHost: call(ofServer.extend({ host: allowedHostSchema })).returns(),
  /** One of the person's own as JSON for a form, without what may be a key. */
  written: call(z.object({ alias: z.string() })).returns<string>(),
  /** Adds them to the person's own; `replaces` goes, or lends what the form was not shown. */
  save: call(
    z.object({ servers: z.record(z.string(), z.unknown()), replaces: z.string().nullable() }),
  ).returns(),
  remove: call(z.object({ alias: z.string() })).returns(),
  /** Begins to sign in; `page` is where the person does, https or on this machine. */
  signIn: call(ofServer).returns<{ page: string }>(),
  /** Resolves once that led to a connection; fails when it came to nothing. */
  signedIn: call(ofServer).returns(),
  /** The address that the browser was sent to, brought by hand. AppError `invalid` when it is none of this sign-in. */
  bringAddress: call(ofServer.extend({ address: z.string().max(8000) })).returns(),
  cancelSignIn: call(ofServer).returns(),
  signOut: call(ofServer).returns(),
  /** Of the servers that are ready. */
  resources: call(z.object({ project })).returns<ServerResources>(),
  /** What would go with a message that names it: it is read. */
  weigh: call(
    z.object({ project, server: z.string().max(200), uri: z.string().max(2000) }),
  ).returns<NamedWeight>(),
  /** What a server proposes for a value that is being written; their prompts are among the slash commands. */
  complete: call(completionQuerySchema.extend({ project })).returns<readonly string[]>(),
} as const satisfies Calls;
