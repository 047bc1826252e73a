import type { AnyText } from '@shared/texts/text';

// A language server that could serve files of a project.

export type ServerCommand = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly initializationOptions?: unknown;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The language of files by the end of their name: `.ts` → `typescript`. */
  readonly languages: Readonly<Record<string, string>>;
};

/** `found`: on this machine, without configuration. */
export type ServerSource = 'user' | 'project' | 'found';

export type ConfiguredLanguageServer = {
  readonly name: string;
  readonly source: ServerSource;
  /** A found program of the project itself. It runs only in the sandbox. */
  readonly isOfProject: boolean;
  /** Null: the configuration is unusable. */
  readonly config: ServerCommand | null;
  readonly fault: AnyText | null;
  /** The complete configuration. If it changes, the server counts as another one. */
  readonly definition: string;
};

/** The language of the file for this server; null: it does not serve the file. */
export function languageOf({ config }: ConfiguredLanguageServer, path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const dot = name.lastIndexOf('.');
  const end = dot === -1 ? '' : name.slice(dot);
  return config !== null && Object.hasOwn(config.languages, end) ? (config.languages[end] ?? null) : null;
}
