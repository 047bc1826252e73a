import { z } from 'zod';
import { allowedPlaces } from './allowed-places-schema';

// Configuration of an MCP server, as the settings and a project's `.mcp.json` hold it: one started as a process, or one
// that is reached over HTTP.

const common = {
  /** In milliseconds: how long it may take to start, and to answer without a sign of progress. */
  timeout: z.number().int().min(1000).max(3_600_000).optional(),
  /** Its own names of the tools that are taken; absent: all are. */
  includeTools: z.array(z.string()).optional(),
  excludeTools: z.array(z.string()).optional(),
  /** What its tools say of themselves is believed. Counts in the person's own settings alone. */
  trust: z.boolean().optional(),
};

const stdioSchema = z.object({
  command: z.string().trim().min(1),
  args: z.array(z.string()).default([]),
  env: z.record(z.string(), z.string()).default({}),
  /** Absolute, or relative to the project. */
  cwd: z.string().min(1).optional(),
  ...allowedPlaces,
  /** `false`: it runs without the sandbox. Taken from the person's own settings alone. */
  sandbox: z.boolean().optional(),
  ...common,
});

const addressSchema = z.url({ protocol: /^https?$/ });

/** What its variables stand for is known when it starts. */
const addressWithVariables = z.string().check(({ value, issues }) => {
  const example = value.replace(/^\$\{[^}]*\}/, 'http://1').replace(/\$\{[^}]*\}/g, '1');
  if (!isServerAddress(example)) issues.push({ code: 'invalid_format', format: 'url', input: value });
});

/** Of a server over HTTP, with every variable put in. */
export function isServerAddress(text: string): boolean {
  return addressSchema.safeParse(text).success;
}

const httpSchema = z.object({
  url: addressWithVariables,
  headers: z.record(z.string(), z.string()).default({}),
  /** `http`: streamable HTTP; absent: that, and where the server does not know it, `sse`. */
  transport: z.enum(['http', 'sse']).optional(),
  ...common,
});

export type StdioServer = z.infer<typeof stdioSchema>;
export type HttpServer = z.infer<typeof httpSchema>;

export const serverConfigSchema = z.union([stdioSchema, httpSchema]);
export type ServerConfig = z.infer<typeof serverConfigSchema>;

/** The schema that speaks of faults in the words of what was meant. */
export function serverSchemaFor(value: unknown): typeof stdioSchema | typeof httpSchema {
  const isHttp = typeof value === 'object' && value !== null && 'url' in value && !('command' in value);
  return isHttp ? httpSchema : stdioSchema;
}

/** What a tool of a server is called begins with it. */
export const aliasSchema = z
  .string()
  .regex(/^(?!.*__)[A-Za-z0-9][A-Za-z0-9_-]{0,29}(?<!_)$/, 'letters, digits, single _ and -, at most 30');
