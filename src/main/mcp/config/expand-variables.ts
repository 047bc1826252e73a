import { homedir } from 'node:os';
import type { ServerConfig } from '@shared/servers/servers';
import { isServerAddress } from '@shared/servers/servers-schema';
import { type AnyText, textOf } from '@shared/texts/text';

// Variables in a configuration, expanded when the server starts; everywhere else only their names appear. Variables of
// this application's own keys are never expanded.
// The forms are common ones: `${NAME}`, `${NAME:-default}`, `${env:NAME}`, `${workspaceFolder}` and `${userHome}`.

export type Expanded =
  | { readonly ok: true; readonly config: ServerConfig }
  /** A variable is unset, or the expanded address is invalid. */
  | { readonly ok: false; readonly why: AnyText };

/** `root`: of the project. */
export function expandVariables(config: ServerConfig, env: NodeJS.ProcessEnv, root: string): Expanded {
  const missing: string[] = [];
  const folders: Readonly<Record<string, string>> = { workspaceFolder: root, userHome: homedir() };
  const expand = (text: string) =>
    text.replace(variable, (_, name: string, fallback?: string) => {
      const value = isOwn(name) ? undefined : (env[name] ?? folders[name]);
      if (value === undefined && fallback === undefined) missing.push(name);
      return value ?? fallback ?? '';
    });
  const all = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, expand(value)]));
  const expanded: ServerConfig =
    'url' in config
      ? { ...config, url: expand(config.url), headers: all(config.headers) }
      : {
          ...config,
          command: expand(config.command),
          args: config.args.map(expand),
          env: all(config.env),
          ...(config.cwd !== undefined && { cwd: expand(config.cwd) }),
        };
  const [name] = missing;
  if (name !== undefined) return { ok: false, why: textOf('servers.no-variable', { name }) };
  if ('url' in expanded && !isServerAddress(expanded.url))
    return { ok: false, why: textOf('servers.no-address') };
  return { ok: true, config: expanded };
}

/** Groups: the name and the default. */
const variable = /\$\{(?:env:)?([A-Za-z_]\w*)(?::-([^}]*))?\}/g;

function isOwn(name: string): boolean {
  return /^(?:OPENAI_|TAVILY_|PILOTFISH_)/i.test(name);
}
