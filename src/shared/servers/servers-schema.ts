import { z } from 'zod';
import { allowedPlaces } from './allowed-places-schema';

// Configuration of an MCP server in the settings or a project's `.mcp.json`: a process, or a server over HTTP.

const common = {
  /** In milliseconds: the limit for its start, and for an answer without progress. */
  timeout: z.number().int().min(1000).max(3_600_000).optional(),
  /** The server's own names of the tools to use; absent: all. */
  includeTools: z.array(z.string()).optional(),
  excludeTools: z.array(z.string()).optional(),
  /** Pilotfish trusts the hints of its tools. Valid only in the user's own settings. */
  trust: z.boolean().optional(),
};

const stdioSchema = z.object({
  command: z.string().trim().min(1),
  args: z.array(z.string()).default([]),
  env: z.record(z.string(), z.string()).default({}),
  /** Absolute, or relative to the project. */
  cwd: z.string().min(1).optional(),
  ...allowedPlaces,
  /** `false`: it runs without the sandbox. Valid only in the user's own settings. */
  sandbox: z.boolean().optional(),
  ...common,
});

const addressSchema = z.url({ protocol: /^https?$/ });

/** The values of its variables are known only at its start. */
const addressWithVariables = z.string().check(({ value, issues }) => {
  const example = value.replace(/^\$\{[^}]*\}/, 'http://1').replace(/\$\{[^}]*\}/g, '1');
  if (!isServerAddress(example)) issues.push({ code: 'invalid_format', format: 'url', input: value });
});

/** Of a server over HTTP, with every variable expanded. */
export function isServerAddress(text: string): boolean {
  return addressSchema.safeParse(text).success;
}

const httpSchema = z.object({
  url: addressWithVariables,
  headers: z.record(z.string(), z.string()).default({}),
  /** `http`: streamable HTTP; absent: this, or `sse` if the server does not support it. */
  transport: z.enum(['http', 'sse']).optional(),
  ...common,
});

export type StdioServer = z.infer<typeof stdioSchema>;
export type HttpServer = z.infer<typeof httpSchema>;

export const serverConfigSchema = z.union([stdioSchema, httpSchema]);
export type ServerConfig = z.infer<typeof serverConfigSchema>;

/** The schema for the intended kind, so that its errors fit. */
export function serverSchemaFor(value: unknown): typeof stdioSchema | typeof httpSchema {
  const isHttp = typeof value === 'object' && value !== null && 'url' in value && !('command' in value);
  return isHttp ? httpSchema : stdioSchema;
}

/** The names of the server's tools begin with it. */
export const aliasSchema = z
  .string()
  .regex(/^(?!.*__)[A-Za-z0-9][A-Za-z0-9_-]{0,29}(?<!_)$/, 'letters, digits, single _ and -, at most 30');
