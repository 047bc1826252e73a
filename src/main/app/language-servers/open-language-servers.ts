import type { LanguageServerState } from '@shared/problems/language-servers';
import type { LanguageServers } from '../../language-servers/language-servers';
import type { LanguageServersOptions } from '../../language-servers/server-entries';
import type { AppParts } from '../parts/parts';

// The language servers of an open project. Their code is loaded with the first file that one of them may check.

export type LateLanguageServers = {
  /** Loads them. */
  get(): Promise<LanguageServers>;
  /** Those that have been used. */
  states(): readonly LanguageServerState[];
  close(): Promise<void>;
};

type Options = Pick<LanguageServersOptions, 'workspace' | 'trust' | 'sandbox'> & {
  readonly parts: Pick<AppParts, 'home' | 'version' | 'mcp' | 'now'>;
};

export function openLanguageServers({ parts, ...of }: Options): LateLanguageServers {
  const { home, version, mcp, now } = parts;
  let opening: Promise<LanguageServers> | null = null;
  let opened: LanguageServers | null = null;
  const open = async () => {
    const { createLanguageServers } = await import('../../language-servers/language-servers');
    const { processes } = mcp;
    opened = createLanguageServers({ ...of, home, version, processes, now, onChange() {} });
    return opened;
  };
  return {
    get: () => (opening ??= open()),
    states: () => opened?.states() ?? [],
    close: async () => (await opening)?.close(),
  };
}
