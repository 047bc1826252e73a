import type { ServerConfig } from '@shared/servers/servers';
import { type AnyText, textOf } from '@shared/texts/text';

// Variables in a configuration, `${NAME}` and `${NAME:-default}`, put in when the server starts: what is shown, compared
// and kept holds their names alone. Those of this application's own keys are never put in.

export type Expanded =
  | { readonly ok: true; readonly config: ServerConfig }
  /** A variable is not set. */
  | { readonly ok: false; readonly why: AnyText };

export function expandVariables(config: ServerConfig, env: NodeJS.ProcessEnv): Expanded {
  const missing: string[] = [];
  const expand = (text: string) =>
    text.replace(/\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g, (_, name: string, fallback?: string) => {
      const value = isOwn(name) ? undefined : env[name];
      if (value === undefined && fallback === undefined) missing.push(name);
      return value ?? fallback ?? '';
    });
  const all = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, expand(value)]));
  const expanded: ServerConfig =
    'url' in config
      ? { ...config, url: expand(config.url), headers: all(config.headers) }
      : { ...config, command: expand(config.command), args: config.args.map(expand), env: all(config.env) };
  const [name] = missing;
  return name === undefined
    ? { ok: true, config: expanded }
    : { ok: false, why: textOf('servers.no-variable', { name }) };
}

function isOwn(name: string): boolean {
  return /^(?:OPENAI_|TAVILY_|PILOTFISH_)/i.test(name);
}
