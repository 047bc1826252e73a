import { z } from 'zod';
import type { NamedWeight } from '../attachments/named';
import { allowedHostSchema } from '../servers/allowed-places-schema';
import type { ServerResources } from '../servers/server-offers';
import { completionQuerySchema } from '../servers/server-offers-schema';
import { type Calls, call, project } from './call';

const ofServer = z.object({ project, alias: z.string() });

export const serverCalls = {
  /** Starts the project's servers that may run. Resolves when each is ready or unavailable, or after a time limit. */
  start: call(z.object({ project })).returns(),
  restart: call(ofServer).returns(),
  turn: call(ofServer.extend({ tool: z.string().nullable(), on: z.boolean() })).returns(),
  log: call(ofServer).returns<string>(),
  /**
   * Allows the server a host, and restarts the server. For the user's own server it changes the configuration. For a
   * project-provided server it adds a rule of the user for the project. Throws AppError `not-found`.
   */
  allowHost: call(ofServer.extend({ host: allowedHostSchema })).returns(),
  /** A user's own server as JSON for a form, without possible keys. */
  written: call(z.object({ alias: z.string() })).returns<string>(),
  /** Adds servers to the user's own. `replaces` is removed, but provides the values that the form has hidden. */
  save: call(
    z.object({ servers: z.record(z.string(), z.unknown()), replaces: z.string().nullable() }),
  ).returns(),
  remove: call(z.object({ alias: z.string() })).returns(),
  /** Begins a sign-in. `page` is its address: https or on this machine. */
  signIn: call(ofServer).returns<{ page: string }>(),
  /** Resolves once the sign-in led to a connection; rejects if it failed. */
  signedIn: call(ofServer).returns(),
  /**
   * The address of the browser's redirect, pasted by the user. Throws AppError `invalid` if it does not belong to this
   * sign-in.
   */
  bringAddress: call(ofServer.extend({ address: z.string().max(8000) })).returns(),
  cancelSignIn: call(ofServer).returns(),
  signOut: call(ofServer).returns(),
  /** The resources of the servers that are ready. */
  resources: call(z.object({ project })).returns<ServerResources>(),
  /** The size of the content that a message would attach. Reads the resource. */
  weigh: call(
    z.object({ project, server: z.string().max(200), uri: z.string().max(2000) }),
  ).returns<NamedWeight>(),
  /** A server's suggestions for a value that the user is typing. The slash commands include the servers' prompts. */
  complete: call(completionQuerySchema.extend({ project })).returns<readonly string[]>(),
} as const satisfies Calls;
